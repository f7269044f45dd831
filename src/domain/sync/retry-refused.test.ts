import { describe, expect, test } from 'vitest';
import { canRetry, retryOf } from './retry-refused.ts';
import { emptyContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import type { OutboxRecord, Refusal, Write } from './writes.ts';

const line = entryWith({ id: 'bread', value: 3 });
const provision = provisionWith({ id: 'car' });
const inSheet = { sheetId: 's1' } as const;
const record = (refusal: Refusal, write: Write): OutboxRecord => ({
  v: 1,
  id: 'r1',
  uid: 'ada',
  seq: 1,
  at: 1,
  write,
  refusal,
});
const newId = () => 'new';

const changed: Write = { kind: 'entry.update', ...inSheet, collection: 'in', id: 'bread', changes: { value: 3 } };
const changedProvision: Write = { kind: 'provision.update', ...inSheet, id: 'car', changes: { price: 3 } };

const made: readonly Write[] = [
  { kind: 'entry.create', ...inSheet, collection: 'in', entry: line },
  { kind: 'provision.create', ...inSheet, provision },
  { kind: 'sheet.create', sheet: sheetWith(toSheetDate(2026, 3, 1), {}), content: emptyContent },
];

const others: readonly Write[] = [
  { kind: 'entry.delete', ...inSheet, collection: 'in', id: 'bread', line },
  { kind: 'provision.delete', ...inSheet, id: 'car', line: provision },
  { kind: 'sheet.remove', ...inSheet },
  { kind: 'sheet.update', ...inSheet, changes: { accountBalance: 1 } },
  { kind: 'parameters.update', changes: { darkTheme: true } },
  { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'Taxi' }] },
  { kind: 'account.patch', id: 'p', patch: { puts: [], removedLines: [], removedSheets: [], edits: [] } },
];

describe('what the server has refused', () => {
  test.each([changed, changedProvision, ...made, ...others])('can be tried again as it was: $kind', (write) => {
    for (const refusal of ['refused', 'conflict', 'quota'] as const) {
      const refused = record(refusal, write);
      expect(canRetry(refused)).toBe(true);
      expect(retryOf(refused, newId)).toBe(write);
    }
  });
});

describe('what came too late for its line', () => {
  test('is stored as an entry of its own, as the person left it, since the old id is spent', () => {
    const late = record('deleted', { ...changed, line });
    expect(canRetry(late)).toBe(true);
    expect(retryOf(late, newId)).toEqual({
      kind: 'entry.create',
      ...inSheet,
      collection: 'in',
      entry: { ...line, id: 'new' },
    });
  });

  test('is stored as a provision of its own', () => {
    const late = record('deleted', { ...changedProvision, line: provision });
    expect(canRetry(late)).toBe(true);
    expect(retryOf(late, newId)).toEqual({
      kind: 'provision.create',
      ...inSheet,
      provision: { ...provision, id: 'new' },
    });
  });

  test('is made again with ids of its own, when it was new', () => {
    const content = { ...emptyContent, in: [line] };
    const sheet = sheetWith(toSheetDate(2026, 3, 1), { id: 's1' });
    expect(made.map((write) => canRetry(record('deleted', write)))).toEqual([true, true, true]);
    expect(retryOf(record('deleted', { ...inSheet, kind: 'provision.create', provision }), newId)).toEqual({
      ...inSheet,
      kind: 'provision.create',
      provision: { ...provision, id: 'new' },
    });
    expect(
      retryOf(record('deleted', { ...inSheet, kind: 'entry.create', collection: 'in', entry: line }), newId),
    ).toEqual({ ...inSheet, kind: 'entry.create', collection: 'in', entry: { ...line, id: 'new' } });
    expect(retryOf(record('deleted', { kind: 'sheet.create', sheet, content }), newId)).toEqual({
      kind: 'sheet.create',
      sheet: { ...sheet, id: 'new' },
      content: { ...emptyContent, in: [{ ...line, id: 'new' }] },
    });
  });

  test.each([changed, changedProvision, ...others])('is not tried again when its line is not known: $kind', (write) => {
    const late = record('deleted', write);
    expect(canRetry(late)).toBe(false);
    expect(retryOf(late, newId)).toBeUndefined();
  });
});

test('a sheet of a day that has one is not tried again: it can be merged', () => {
  for (const write of [...made, ...others]) {
    expect(canRetry(record('dateTaken', write))).toBe(false);
    expect(retryOf(record('dateTaken', write), newId)).toBeUndefined();
  }
});

test('changes of lines that belong together are tried again as they are, unless one of the lines is gone', () => {
  const write: Write = {
    kind: 'lines.together',
    writes: [
      { kind: 'entry.update', ...inSheet, collection: 'in', id: 'bread', changes: { paid: true } },
      { kind: 'provision.delete', ...inSheet, id: 'car' },
    ],
  };
  expect(retryOf(record('refused', write), newId)).toBe(write);
  expect(canRetry(record('deleted', write))).toBe(false);
});
