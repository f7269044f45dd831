import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentAfter, sheetAfter, sheetsAfter } from './apply-write.ts';
import { defaultParameters, type Parameters } from '../parameters/parameters.ts';
import { editParameters, type ParametersEdit } from '../parameters/parameters-edits.ts';
import { emptyContent, type Line, type SheetContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import { anyEdits, anyParameters } from '../../../testing/domain/parameters.ts';
import { collections } from '../../../testing/domain/whole-sheets.ts';
import { anyEditedContent } from '../../../testing/domain/writes.ts';
import { inverseEdits, inverseWrite } from './undo.ts';
import type { LineWrite, Write } from './writes.ts';

const march = sheetWith(toSheetDate(2026, 3, 1), { id: 's1' });
const linesOf = (content: SheetContent): readonly Line[] =>
  collections.flatMap((collection): readonly Line[] => content[collection]);
const idsOf = (content: SheetContent) => linesOf(content).map(({ id }) => id);

// A restored line has another id, so its position in the list can differ.
const withoutIds = (content: SheetContent) =>
  collections.map((collection) => content[collection].map((line) => JSON.stringify({ ...line, id: '' })).toSorted());

const makeThirty = Array.from({ length: 30 }, (_, place) =>
  entryWith({
    id: `e${place}`,
    name: `Line ${place}`,
    value: place,
    copy: place % 2 ? '2026-2-1' : '',
    category: 'Food',
  }),
);

describe('the inverse of a batch', () => {
  const moveAll: Write = {
    kind: 'lines.together',
    writes: makeThirty.flatMap((line): readonly LineWrite[] => [
      { kind: 'entry.create', sheetId: 's2', collection: 'outDay', entry: { ...line, id: `moved-${line.id}` } },
      { kind: 'entry.delete', sheetId: 's1', collection: 'outDay', id: line.id, line },
    ]),
  };

  // Source: docs/specification.md#lines-together.
  test('moves thirty lines back to their first sheet', () => {
    const content: SheetContent = { ...emptyContent, outDay: makeThirty };
    const inverse = inverseWrite(moveAll);
    if (!inverse) throw new Error('A move can be taken back.');
    expect(contentAfter(content, 's1', moveAll).outDay).toEqual([]);
    const april = contentAfter(emptyContent, 's2', moveAll);
    expect(april.outDay.map(({ name }) => name)).toEqual(makeThirty.map(({ name }) => name));
    expect(contentAfter(april, 's2', inverse).outDay).toEqual([]);
    expect(withoutIds(contentAfter(contentAfter(content, 's1', moveAll), 's1', inverse))).toEqual(withoutIds(content));
  });

  test('undoes the writes of a batch in reverse order, and only if every write can be undone', () => {
    const add: LineWrite = { kind: 'entry.create', sheetId: 's1', collection: 'in', entry: entryWith({ id: 'e1' }) };
    const change: LineWrite = {
      kind: 'entry.update',
      sheetId: 's1',
      collection: 'in',
      id: 'e1',
      changes: { value: 1 },
    };
    const seen: LineWrite = { ...change, before: { value: 0 } };
    const inverse = inverseWrite({ kind: 'lines.together', writes: [add, seen] });
    expect(inverse).toMatchObject({
      writes: [{ kind: 'entry.update', changes: { value: 0 } }, { kind: 'entry.delete' }],
    });
    expect(inverseWrite({ kind: 'lines.together', writes: [add, change] })).toBeUndefined();
  });
});

describe('the inverse of a line write', () => {
  // Source: docs/specification.md#undo.
  test('restores the content', () => {
    fc.assert(
      fc.property(anyEditedContent, ({ content, write }) => {
        const after = contentAfter(content, 'source', write);
        const inverse = inverseWrite(write);
        expect(inverse).toBeDefined();
        const back = inverse ? contentAfter(after, 'source', inverse) : after;
        expect(withoutIds(back)).toEqual(withoutIds(content));
        expect(idsOf(back).toSorted()).toEqual(idsOf(content).toSorted());
      }),
    );
  });

  test('returns the original update when inverted twice', () => {
    fc.assert(
      fc.property(anyEditedContent, ({ content, write }) => {
        fc.pre(write.kind.endsWith('.update'));
        const inverse = inverseWrite(write);
        expect(inverse && inverseWrite(inverse)).toEqual(write);
        expect(linesOf(content)).toContainEqual(inverse && 'line' in inverse ? inverse.line : undefined);
      }),
    );
  });

  test('is undefined when the old values are unknown', () => {
    const inSheet = { sheetId: 's1' } as const;
    const unseen: readonly Write[] = [
      { kind: 'entry.delete', ...inSheet, collection: 'in', id: 'bread' },
      { kind: 'entry.update', ...inSheet, collection: 'in', id: 'bread', changes: { value: 1 } },
      { kind: 'provision.delete', ...inSheet, id: 'car' },
      { kind: 'provision.update', ...inSheet, id: 'car', changes: { price: 1 } },
      { kind: 'sheet.update', ...inSheet, changes: { accountBalance: 1 } },
      { kind: 'sheet.remove', ...inSheet },
      { kind: 'parameters.update', changes: { darkTheme: true } },
    ];
    for (const write of unseen) expect(inverseWrite(write)).toBeUndefined();
  });

  test('removes a created line, and can be inverted', () => {
    const [entry, provision] = [entryWith({ id: 'bread' }), provisionWith({ id: 'car' })];
    expect(inverseWrite({ kind: 'entry.create', sheetId: 's1', collection: 'in', entry })).toEqual({
      kind: 'entry.delete',
      sheetId: 's1',
      collection: 'in',
      id: 'bread',
      line: entry,
    });
    expect(inverseWrite({ kind: 'provision.create', sheetId: 's1', provision })).toEqual({
      kind: 'provision.delete',
      sheetId: 's1',
      id: 'car',
      line: provision,
    });
  });
});

describe('the inverse of a sheet write', () => {
  // Source: docs/specification.md#undo.
  test("restores the fields of the sheet's document", () => {
    const changes = { accountBalance: 12.5, provisionsPaid: true };
    const before = { accountBalance: 0, provisionsPaid: false };
    const write: Write = { kind: 'sheet.update', sheetId: 's1', changes, before };
    const inverse = inverseWrite(write);
    expect(inverse && sheetAfter(sheetAfter(march, write), inverse)).toEqual(march);
  });

  test('removes a created sheet', () => {
    const write: Write = { kind: 'sheet.create', sheet: march, content: emptyContent };
    const inverse = inverseWrite(write);
    expect(inverse && sheetsAfter(sheetsAfter([], write), inverse)).toEqual([]);
  });
});

const after = (parameters: Parameters, edits: readonly ParametersEdit[]) => edits.reduce(editParameters, parameters);
const undone = (parameters: Parameters, edit: ParametersEdit) =>
  after(editParameters(parameters, edit), inverseEdits(parameters, edit));

const known: Parameters = {
  ...defaultParameters,
  operations: ['Bread', 'Rent'],
  categories: [
    { name: 'Food', operations: ['Bread'] },
    { name: 'Home', operations: ['Rent'] },
  ],
  blockClosed: ['in'],
};

// Source: docs/specification.md#undo.
describe('the inverse of a parameters edit', () => {
  test.each<ParametersEdit>([
    { kind: 'operation.add', name: 'Taxi' },
    { kind: 'operation.rename', name: 'Rent', to: 'Loan' },
    { kind: 'operation.remove', name: 'Bread' },
    { kind: 'category.add', name: 'Travel' },
    { kind: 'category.rename', name: 'Food', to: 'Shopping' },
    { kind: 'category.remove', name: 'Food' },
    { kind: 'category.choose', name: 'Food', added: ['Rent'], removed: ['Bread'] },
    { kind: 'block.close', block: 'outDay' },
    { kind: 'block.open', block: 'in' },
  ])('restores the parameters: $kind', (edit) => {
    expect(editParameters(known, edit)).not.toEqual(known);
    expect(undone(known, edit)).toEqual(known);
  });

  test('finds a category in any spelling of its name', () => {
    expect(undone(known, { kind: 'category.remove', name: ' food ' }).categories).toEqual(
      expect.arrayContaining([expect.objectContaining({ operations: ['Bread'] })]),
    );
  });

  test('keeps concurrent changes of another device', () => {
    const edit: ParametersEdit = { kind: 'operation.remove', name: 'Rent' };
    const meanwhile = after(known, [edit, { kind: 'operation.add', name: 'Taxi' }]);
    expect(after(meanwhile, inverseEdits(known, edit)).operations).toEqual(['Bread', 'Rent', 'Taxi']);
  });

  const removals = fc.oneof(anyEdits['operation.remove'], anyEdits['category.remove']);

  test('restores every removed name, and every operation of a removed category', () => {
    fc.assert(
      fc.property(anyParameters, removals, (parameters, { kind, name }) => {
        const names =
          kind === 'operation.remove' ? parameters.operations : parameters.categories.map((one) => one.name);
        const spelled = names.find((one) => one.trim().toLowerCase() === name.trim().toLowerCase());
        fc.pre(spelled !== undefined);
        expect(undone(parameters, { kind, name: spelled })).toEqual(parameters);
      }),
    );
  });

  test('restores exactly the collapsed blocks', () => {
    fc.assert(
      fc.property(anyParameters, anyEdits['block.close'], (parameters, edit) => {
        fc.pre(!parameters.blockClosed.includes(edit.block));
        expect(undone(parameters, edit)).toEqual(parameters);
      }),
    );
  });
});
