import { describe, expect, it } from 'vitest';
import { defaultParameters, type Parameters } from '../parameters/parameters.ts';
import { contentAfter, parametersAfter, sheetAfter, sheetsAfter, withSheet } from './apply-write.ts';
import { emptyContent } from '../sheet/sheet.ts';
import type { SheetContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import type { Write } from './writes.ts';

const bread = entryWith({ id: 'bread' });
const roof = provisionWith({ id: 'roof' });
const content: SheetContent = { ...emptyContent, outDay: [bread], provisions: [roof] };
const sheet = sheetWith(toSheetDate(2026, 9, 5), { id: 'sheet' });

const sheetId = 'sheet';
const collection = 'outDay';

describe('the content of a sheet after a write', () => {
  it.each<readonly [Write, SheetContent]>([
    [
      { kind: 'entry.create', sheetId, collection, entry: entryWith({ id: 'wine' }) },
      { ...content, outDay: [bread, entryWith({ id: 'wine' })] },
    ],
    [
      { kind: 'entry.update', sheetId, collection, id: 'bread', changes: { value: 2 } },
      { ...content, outDay: [{ ...bread, value: 2 }] },
    ],
    [
      { kind: 'entry.delete', sheetId, collection, id: 'bread' },
      { ...content, outDay: [] },
    ],
    [
      { kind: 'provision.create', sheetId, provision: provisionWith({ id: 'car' }) },
      { ...content, provisions: [roof, provisionWith({ id: 'car' })] },
    ],
    [
      { kind: 'provision.update', sheetId, id: 'roof', changes: { price: 3 } },
      { ...content, provisions: [{ ...roof, price: 3 }] },
    ],
    [
      { kind: 'provision.delete', sheetId, id: 'roof' },
      { ...content, provisions: [] },
    ],
  ])('applies $0.kind', (write, after) => {
    expect(contentAfter(content, sheetId, write)).toEqual(after);
    expect(contentAfter(content, 'another', write)).toBe(content);
  });

  it('ignores writes without a line', () => {
    expect(contentAfter(content, sheetId, { kind: 'sheet.update', sheetId, changes: { accountBalance: 1 } })).toBe(
      content,
    );
    expect(contentAfter(content, sheetId, { kind: 'parameters.update', changes: { darkTheme: true } })).toBe(content);
    expect(contentAfter(content, sheetId, { kind: 'sheet.create', sheet: { ...sheet, id: 'other' }, content })).toBe(
      content,
    );
  });
});

describe('a created or removed sheet', () => {
  const creation: Write = { kind: 'sheet.create', sheet, content };

  it('has the initial lines of the write', () => {
    expect(contentAfter(emptyContent, sheetId, creation)).toBe(content);
    expect(contentAfter(content, sheetId, { kind: 'sheet.remove', sheetId })).toBe(content);
  });

  // Source: docs/specification.md#sheet-order.
  it('is listed once, in order, newest first', () => {
    const [older, newer] = [1, 9].map((order) => ({ ...sheet, id: `at ${order}`, order }));
    const made = { ...sheet, order: 5 };
    const list = [newer, older].filter((known) => known !== undefined);
    const after = sheetsAfter(list, { ...creation, sheet: made });
    expect(after.map(({ id }) => id)).toEqual(['at 9', 'sheet', 'at 1']);
    expect(withSheet(after, made)).toEqual(after);
    expect(list).toHaveLength(2);
  });

  it('is updated in the list, and removed from the list', () => {
    const other = { ...sheet, id: 'other' };
    expect(sheetsAfter([sheet, other], { kind: 'sheet.remove', sheetId })).toEqual([other]);
    expect(sheetsAfter([sheet, other], { kind: 'sheet.update', sheetId, changes: { accountBalance: 7 } })).toEqual([
      { ...sheet, accountBalance: 7 },
      other,
    ]);
  });
});

describe('a sheet after a write', () => {
  it('has the changes of its own fields only', () => {
    const write: Write = { kind: 'sheet.update', sheetId, changes: { accountBalance: 7 } };
    expect(sheetAfter(sheet, write)).toEqual({ ...sheet, accountBalance: 7 });
    expect(sheetAfter(sheet, { ...write, sheetId: 'another' })).toBe(sheet);
    expect(sheetAfter(sheet, { kind: 'provision.delete', sheetId, id: 'roof' })).toBe(sheet);
  });
});

describe('the parameters after a write', () => {
  it('have the changes of parameters only', () => {
    const choice: Write = { kind: 'parameters.update', changes: { showOnlyNotPaid: true } };
    expect(parametersAfter(defaultParameters, choice)).toEqual({ ...defaultParameters, showOnlyNotPaid: true });
    expect(parametersAfter(defaultParameters, { kind: 'provision.delete', sheetId, id: 'roof' })).toBe(
      defaultParameters,
    );
  });

  it('have several edits applied in order', () => {
    const write: Write = {
      kind: 'parameters.edit',
      edits: [
        { kind: 'operation.add', name: 'loyer' },
        { kind: 'operation.rename', name: 'Loyer', to: 'Bail' },
        { kind: 'category.add', name: 'Maison' },
        { kind: 'category.choose', name: 'Maison', added: ['Bail'], removed: [] },
      ],
    };
    const known: Parameters = { ...defaultParameters, operations: ['Taxi'] };
    expect(parametersAfter(known, write)).toEqual({
      ...defaultParameters,
      operations: ['Bail', 'Taxi'],
      categories: [{ name: 'Maison', operations: ['Bail'] }],
    });
    expect(known.operations).toEqual(['Taxi']);
  });
});
