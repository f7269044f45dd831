import { describe, expect, test } from 'vitest';
import { createMemoryDatabase, type MemoryDatabase } from '../../memory/memory-database.ts';
import { type Entry, emptyContent, type SheetContent } from '../../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../../../testing/domain/lines.ts';
import {
  alreadyExists,
  commitsOf,
  databaseWithPaths,
  denied,
  fakeDatabase,
  noSignal,
  type Seen,
  unavailable,
} from '../../../../testing/api/fake-database.ts';
import { entryFields, provisionFields } from '../mapping/line-documents.ts';
import { sheetFields } from '../mapping/sheet-documents.ts';
import { createWholeSheet, removeWholeSheet } from './whole-sheet.ts';

const sheet = sheetWith(toSheetDate(2026, 3, 14), { id: 's1', accountBalance: 12.5 });
const entries = (prefix: string, count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, place) => entryWith({ id: `${prefix}${place}`, value: place / 4 }));
const daily = (count: number): SheetContent => ({ ...emptyContent, outDay: entries('d', count) });
const isCommit = ({ path }: Seen) => path === ':commit';

/** Answers the commit at `place` (from 1) with `other`. */
function databaseWith(stored: MemoryDatabase, place: number, other: (call: Seen) => object) {
  let commits = 0;
  return fakeDatabase((call) => {
    if (isCommit(call)) commits += 1;
    return isCommit(call) && commits === place ? { body: {}, ...other(call) } : stored.answer(call);
  });
}

const create = (database: ReturnType<typeof fakeDatabase>, content: SheetContent) =>
  createWholeSheet(database.documents, 'uid', sheet, content, noSignal);
const remove = (database: ReturnType<typeof fakeDatabase>) =>
  removeWholeSheet(database.documents, 'uid', 's1', noSignal);

describe('creating a whole sheet', () => {
  // Source: docs/specification.md#call-commit, docs/specification.md#new-sheet-whole.
  test.each([
    [0, [1]],
    [499, [500]],
    [500, [500, 1]],
    [600, [500, 101]],
    [1000, [500, 500, 1]],
  ])('with %i lines takes commits of %j writes, its own document last', async (count, sizes) => {
    const database = fakeDatabase(createMemoryDatabase().answer);
    await create(database, daily(count));
    const commits = commitsOf(database.seen);
    expect(commits.map(({ length }) => length)).toEqual(sizes);
    expect(commits.flat().at(-1)).toBe('create uid/s1');
    expect(commits.flat().filter((write) => write === 'create uid/s1')).toHaveLength(1);
  });

  test('stores each line in its collection', async () => {
    const stored = createMemoryDatabase();
    const entry = entryWith({ id: 'e1', name: 'Rent', value: 12.34, copy: '2026-2-1' });
    const provision = provisionWith({ id: 'p1', price: 900, deductions: '1,2' });
    const content = { in: [entry], moneySaving: [entry], outDay: [entry], outMonth: [entry], provisions: [provision] };
    await create(fakeDatabase(stored.answer), content);
    expect(Object.fromEntries(stored.documents)).toEqual({
      'uid/s1/in/e1': entryFields(entry),
      'uid/s1/moneySaving/e1': entryFields(entry),
      'uid/s1/outDay/e1': entryFields(entry),
      'uid/s1/outMonth/e1': entryFields(entry),
      'uid/s1/provisions/p1': provisionFields(provision),
      'uid/s1': sheetFields(sheet),
    });
  });

  test('overwrites nothing', async () => {
    const database = fakeDatabase(createMemoryDatabase().answer);
    await create(database, daily(1));
    const creation = { currentDocument: { exists: false } };
    expect(database.seen.map(({ body }) => body)).toMatchObject([{ writes: [creation, creation] }]);
  });

  test('counts a stored commit as done and continues (idempotent)', async () => {
    const stored = createMemoryDatabase();
    const database = databaseWith(stored, 1, () => alreadyExists);
    await create(database, daily(600));
    expect(commitsOf(database.seen)).toHaveLength(2);
    expect(stored.documents.has('uid/s1')).toBe(true);
  });

  // Source: docs/specification.md#new-sheet-whole.
  test('shows no sheet when it fails half-way, and is completed by a retry', async () => {
    const stored = createMemoryDatabase();
    const database = databaseWith(stored, 2, () => unavailable);
    await expect(create(database, daily(600))).rejects.toThrow('UNAVAILABLE');
    expect(stored.documents.size).toBe(500);
    expect(stored.documents.has('uid/s1')).toBe(false);
    await create(database, daily(600));
    const expected = daily(600).outDay.map((entry) => [`uid/s1/outDay/${entry.id}`, entryFields(entry)]);
    expect(Object.fromEntries(stored.documents)).toEqual({
      ...Object.fromEntries(expected),
      'uid/s1': sheetFields(sheet),
    });
  });

  test('changes nothing on a retry when the answer was lost (idempotent)', async () => {
    const stored = createMemoryDatabase();
    const database = databaseWith(stored, 2, (call) => {
      stored.answer(call);
      return unavailable;
    });
    await expect(create(database, daily(600))).rejects.toThrow('UNAVAILABLE');
    expect(stored.documents.size).toBe(601);
    await create(database, daily(600));
    expect(stored.documents.size).toBe(601);
  });

  test('stops after a failed commit', async () => {
    const database = databaseWith(createMemoryDatabase(), 1, () => unavailable);
    await expect(create(database, daily(600))).rejects.toThrow('UNAVAILABLE');
    expect(commitsOf(database.seen)).toHaveLength(1);
  });
});

const paths = (collection: string, count: number) =>
  Array.from({ length: count }, (_, place) => `uid/s1/${collection}/l${place}`);

const wholeSheet = [
  ...paths('in', 3),
  ...paths('moneySaving', 2),
  ...paths('outDay', 450),
  ...paths('outMonth', 101),
  ...paths('provisions', 44),
  'uid/s1',
];
const others = ['uid/parameters', 'uid/s2', 'uid/s2/outDay/l1', 'another/s1', 'another/s1/outDay/l1'];

describe('removing a whole sheet', () => {
  // Source: docs/specification.md#sheet-removal-whole.
  test('removes only its lines, in commits of at most 500, and its own document last', async () => {
    const stored = databaseWithPaths([...wholeSheet, ...others]);
    const database = fakeDatabase(stored.answer);
    await remove(database);
    expect([...stored.documents.keys()]).toEqual(others);
    const commits = commitsOf(database.seen);
    expect(commits.map(({ length }) => length)).toEqual([500, 101]);
    expect(commits.at(-1)?.at(-1)).toBe('delete uid/s1');
    expect(commits.flat().toSorted()).toEqual(wholeSheet.map((path) => `delete ${path}`).toSorted());
  });

  test('removes lines that another device added meanwhile', async () => {
    const stored = databaseWithPaths(wholeSheet);
    const database = databaseWith(stored, 2, (call) => {
      stored.documents.set('uid/s1/in/late', {});
      return stored.answer(call);
    });
    await remove(database);
    expect([...stored.documents.keys()]).toEqual([]);
  });

  // Source: docs/specification.md#sheet-removal-whole.
  test('keeps its own document when it fails half-way, and is completed by a retry', async () => {
    const stored = databaseWithPaths(wholeSheet);
    const database = databaseWith(stored, 2, () => unavailable);
    await expect(remove(database)).rejects.toThrow('UNAVAILABLE');
    expect(stored.documents.size).toBe(101);
    expect(stored.documents.has('uid/s1')).toBe(true);
    await remove(database);
    expect(stored.documents.size).toBe(0);
  });

  test('succeeds when the sheet is gone', async () => {
    const database = fakeDatabase(createMemoryDatabase().answer);
    await remove(database);
    expect(commitsOf(database.seen)).toEqual([['delete uid/s1']]);
  });

  test('stops at a refusal, before its own document', async () => {
    const stored = databaseWithPaths(wholeSheet);
    const database = fakeDatabase((call) => (isCommit(call) ? denied : stored.answer(call)));
    await expect(remove(database)).rejects.toThrow('PERMISSION_DENIED');
    expect(stored.documents.size).toBe(wholeSheet.length);
  });
});
