import { describe, expect, test } from 'vitest';
import { emptyContent } from '../sheet/sheet.ts';
import { type SheetDate, toSheetDate } from '../sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import { nextToSend, subjectOf } from './write-order.ts';
import type { LineWrite, OutboxRecord, Write } from './writes.ts';

const day = toSheetDate(2026, 3, 1);
const otherDay = toSheetDate(2026, 4, 1);
const inSheet = { sheetId: 's1' } as const;
const makeLine = (id: string, sheetId = 's1'): LineWrite => ({
  kind: 'entry.create',
  sheetId,
  collection: 'in',
  entry: entryWith({ id }),
});
const changeLine = (id: string): LineWrite => ({
  kind: 'entry.update',
  ...inSheet,
  collection: 'in',
  id,
  changes: { value: 1 },
});
const removeLine = (id: string): LineWrite => ({ kind: 'entry.delete', ...inSheet, collection: 'in', id });
const makeProvision: Write = { kind: 'provision.create', ...inSheet, provision: provisionWith({ id: 'a' }) };
const makeSheet = (id: string, date: SheetDate): Write => ({
  kind: 'sheet.create',
  sheet: sheetWith(date, { id }),
  content: emptyContent,
});
const removeSheet = (sheetId: string): Write => ({ kind: 'sheet.remove', sheetId });
const batch = (...writes: readonly LineWrite[]): Write => ({ kind: 'lines.together', writes });
const changeSheet: Write = { kind: 'sheet.update', ...inSheet, changes: { accountBalance: 1 } };
const addName: Write = { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'Taxi' }] };
const choose: Write = { kind: 'parameters.update', changes: { darkTheme: true } };
const importing = (patch: Partial<Extract<Write, { kind: 'account.patch' }>['patch']>): Write => ({
  kind: 'account.patch',
  id: 'import',
  patch: { puts: [], removedLines: [], removedSheets: [], edits: [], ...patch },
});

const queueOf = (writes: readonly Write[]): readonly OutboxRecord[] =>
  writes.map((write, seq) => ({ v: 1, id: `r${seq}`, uid: 'ada', seq, at: 0, write }));

/** Whether the later write is sent while the earlier write is blocked. */
const goesBefore = (earlier: Write, later: Write): boolean =>
  nextToSend(queueOf([earlier, later]), new Set([subjectOf(earlier)]))?.id === 'r1';

describe('a blocked write', () => {
  test.each<readonly [string, Write, Write]>([
    ['a line of its sheet', changeSheet, changeLine('a')],
    ['another line', changeLine('a'), changeLine('b')],
    ['a line of its name in another collection', changeLine('a'), makeProvision],
    ['a line of another sheet', makeSheet('s1', day), makeLine('a', 's2')],
    ['a sheet whose id begins with its own', makeSheet('s1', day), makeLine('a', 's10')],
    ['another sheet', makeSheet('s1', day), makeSheet('s2', otherDay)],
    ['the removal of another sheet', removeSheet('s1'), removeSheet('s2')],
    ['the parameters', makeSheet('s1', day), addName],
    ['a line, from the parameters', addName, makeLine('a')],
    ['an import of other documents', changeLine('a'), importing({ puts: [{ path: 's1/in/b', fields: {} }] })],
    ['what an import leaves alone', importing({ removedLines: ['s1/in/b'] }), changeLine('a')],
    ['other lines of the same sheets', batch(changeLine('a'), changeLine('b')), batch(changeLine('c'))],
    ['the balance of a sheet that an import adds a line to', importing({ removedLines: ['s1/in/b'] }), changeSheet],
  ])('lets %s pass', (_, earlier, later) => {
    expect(goesBefore(earlier, later)).toBe(true);
  });

  test.each<readonly [string, Write, Write]>([
    ['a later change of its document', changeLine('a'), changeLine('a')],
    ['the change of a line that it makes', makeLine('a'), changeLine('a')],
    ['the removal of a line that it makes', makeLine('a'), removeLine('a')],
    ['a line of the sheet that it makes', makeSheet('s1', day), makeLine('a')],
    ['a balance of the sheet that it makes', makeSheet('s1', day), changeSheet],
    ['the removal of the sheet that it makes', makeSheet('s1', day), removeSheet('s1')],
    ['the removal of the sheet of its line', changeLine('a'), removeSheet('s1')],
    ['the removal of the sheet that its line may come from', makeLine('a', 's2'), removeSheet('s1')],
    ['a sheet for the day of the one that it removes', removeSheet('s1'), makeSheet('s2', day)],
    ['another sheet for its day', makeSheet('s1', day), makeSheet('s2', day)],
    ['another edit of the parameters', addName, choose],
    ['any of its lines', batch(changeLine('a'), changeLine('b')), changeLine('b')],
    ['what one of its lines is about', changeLine('b'), batch(changeLine('a'), changeLine('b'))],
    ['the sheet that its lines come from', batch(makeLine('a', 's2'), removeLine('b')), removeSheet('s1')],
    ['an import that changes its document', changeLine('a'), importing({ puts: [{ path: 's1/in/a', fields: {} }] })],
    ['an import that removes its sheet', changeLine('a'), importing({ removedSheets: ['s1'] })],
    ['an import of its parameters', choose, importing({ edits: [{ kind: 'operation.add', name: 'Taxi' }] })],
    ['what an import has brought', importing({ puts: [{ path: 's1', fields: {} }], newSheets: ['s1'] }), makeLine('a')],
    ['a balance that an import stores', importing({ puts: [{ path: 's1', fields: {} }] }), changeSheet],
  ])('blocks %s', (_, earlier, later) => {
    expect(goesBefore(earlier, later)).toBe(false);
  });

  test('blocks indirect dependents', () => {
    const queue = queueOf([makeSheet('s1', day), makeLine('a'), changeLine('a'), addName, choose]);
    expect(nextToSend(queue, new Set(['s1']))?.id).toBe('r3');
    expect(nextToSend(queue, new Set(['s1', 'parameters']))).toBeUndefined();
  });
});

test('sends the oldest record when nothing is blocked', () => {
  expect(nextToSend(queueOf([changeLine('a'), addName]), new Set())?.id).toBe('r0');
  expect(nextToSend([], new Set())).toBeUndefined();
});
