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

describe('a refused write', () => {
  test.each([changed, changedProvision, ...made, ...others])('is retried unchanged: $kind', (write) => {
    for (const refusal of ['refused', 'conflict', 'quota'] as const) {
      const refused = record(refusal, write);
      expect(canRetry(refused)).toBe(true);
      expect(retryOf(refused, newId)).toBe(write);
    }
  });
});

describe('a write to a removed line', () => {
  test('is retried by recreating the entry under a new id', () => {
    const late = record('deleted', { ...changed, line });
    expect(canRetry(late)).toBe(true);
    expect(retryOf(late, newId)).toEqual({
      kind: 'entry.create',
      ...inSheet,
      collection: 'in',
      entry: { ...line, id: 'new' },
    });
  });

  test('is retried by recreating the provision under a new id', () => {
    const late = record('deleted', { ...changedProvision, line: provision });
    expect(canRetry(late)).toBe(true);
    expect(retryOf(late, newId)).toEqual({
      kind: 'provision.create',
      ...inSheet,
      provision: { ...provision, id: 'new' },
    });
  });

  test('is retried under new ids if the write was a creation', () => {
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

  test.each([changed, changedProvision, ...others])('is not retried when the whole line is unknown: $kind', (write) => {
    const late = record('deleted', write);
    expect(canRetry(late)).toBe(false);
    expect(retryOf(late, newId)).toBeUndefined();
  });
});

test('does not retry a sheet whose date is taken, because the sheets can be merged', () => {
  for (const write of [...made, ...others]) {
    expect(canRetry(record('dateTaken', write))).toBe(false);
    expect(retryOf(record('dateTaken', write), newId)).toBeUndefined();
  }
});

test('retries a batch unchanged unless a line of the batch is gone', () => {
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
