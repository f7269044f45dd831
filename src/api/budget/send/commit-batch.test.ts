import { describe, expect, test } from 'vitest';
import { createMemoryDatabase, type MemoryDatabase } from '../../memory/memory-database.ts';
import { maxBatch } from '../../../domain/sync/line-writes.ts';
import type { LineWrite } from '../../../domain/sync/writes.ts';
import { maxWrites } from '../../../../contract/writes.ts';
import {
  type Answer,
  commitsOf,
  databaseWithPaths,
  deletedBefore,
  denied,
  fakeDatabase,
  noSignal,
  type Seen,
  unavailable,
} from '../../../../testing/api/fake-database.ts';
import { entryWith, provisionWith } from '../../../../testing/domain/lines.ts';
import { entryFields, provisionFields } from '../mapping/line-documents.ts';
import { sendWrite } from './send-write.ts';

const inMarch = { sheetId: 'march', collection: 'outDay' } as const;
const inApril = { ...inMarch, sheetId: 'april' } as const;
const bread = entryWith({ id: 'bread', name: 'Bread', value: 2.5, copy: '2026-2-1', category: 'Food' });
const taxi = entryWith({ id: 'taxi', name: 'Taxi', value: 9, paid: true });
const roof = provisionWith({ id: 'roof', price: 900 });
const breadPath = 'uid/march/outDay/bread';
const taxiPath = 'uid/march/outDay/taxi';

const moved = [bread, taxi].flatMap((line): readonly LineWrite[] => [
  { kind: 'entry.create', ...inApril, entry: { ...line, id: `new-${line.id}` } },
  { kind: 'entry.delete', ...inMarch, id: line.id, line },
]);
const ticked = ['bread', 'taxi'].map((id): LineWrite => {
  const change = { changes: { paid: true }, before: { paid: id === 'taxi' } };
  return { kind: 'entry.update', ...inMarch, id, ...change };
});
const deducted: readonly LineWrite[] = [
  { kind: 'provision.update', sheetId: 'march', id: 'roof', changes: { deductions: '85' }, before: { deductions: '' } },
  { kind: 'entry.create', ...inMarch, entry: entryWith({ id: 'spent', value: 85, paid: true }) },
];

type Meddle = (call: Seen, commits: number, stored: MemoryDatabase) => Answer | undefined;

/** March with two expenses and a provision, and April; `meddle` runs before each call, with the number of earlier commits. */
function account(meddle: Meddle = () => undefined) {
  const stored = databaseWithPaths(['uid/march', 'uid/april']);
  stored.documents.set(breadPath, entryFields(bread));
  stored.documents.set(taxiPath, entryFields(taxi));
  stored.documents.set('uid/march/provisions/roof', provisionFields(roof));
  let commits = 0;
  const database = fakeDatabase((call) => {
    const answer = meddle(call, commits, stored);
    if (call.method === 'POST') commits += 1;
    return answer ?? stored.answer(call);
  });
  return {
    ...database,
    stored,
    paths: () => [...stored.documents.keys()].filter((path) => path.split('/').length > 2).toSorted(),
    send: (writes: readonly LineWrite[]) =>
      sendWrite(database.documents, 'uid', { kind: 'lines.together', writes }, noSignal),
  };
}

/** Stores the first commit, and loses its answer. */
const lost: Meddle = (call, commits, stored) => {
  if (call.method !== 'POST' || commits > 0) return undefined;
  stored.answer(call);
  return unavailable;
};

const tombstones: Meddle = ({ method }) => (method === 'POST' ? deletedBefore : undefined);
const denying: Meddle = ({ method }) => (method === 'POST' ? denied : undefined);

const afterMove = ['uid/april/outDay/new-bread', 'uid/april/outDay/new-taxi', 'uid/march/provisions/roof'];

// Source: docs/specification.md#lines-together.
describe('a batch of changes', () => {
  test('of two sheets is one commit, in which only the id of the moved line changes', async () => {
    const { send, seen, stored, paths } = account();
    expect(await send(moved)).toBe('accepted');
    expect(commitsOf(seen)).toEqual([
      [
        'create uid/april/outDay/new-bread',
        `delete ${breadPath}`,
        'create uid/april/outDay/new-taxi',
        `delete ${taxiPath}`,
      ],
    ]);
    expect(paths()).toEqual(afterMove);
    expect(stored.documents.get('uid/april/outDay/new-bread')).toEqual(entryFields({ ...bread, id: 'new-bread' }));
  });

  test('has the same maximum size as a commit', () => {
    expect(maxBatch).toBe(maxWrites);
  });

  test.each([
    ['moves', moved],
    ['ticks', ticked],
    ['a deduction with its expense', deducted],
  ])('stores nothing twice when the answer was lost (idempotent): %s', async (_, writes) => {
    const { send, stored } = account(lost);
    await expect(send(writes)).rejects.toThrow('UNAVAILABLE');
    const documents = new Map(stored.documents);
    expect(await send(writes)).toBe('accepted');
    expect(stored.documents).toEqual(documents);
  });

  test('patches the known versions, only in the changed fields', async () => {
    const { send, seen, stored } = account();
    expect(await send(ticked)).toBe('accepted');
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
    expect(seen.at(-1)?.body).toMatchObject({
      writes: [
        { updateMask: { fieldPaths: ['paid'] }, currentDocument: { updateTime: expect.any(String) } },
        { currentDocument: { updateTime: expect.any(String) } },
      ],
    });
    expect(stored.documents.get(breadPath)).toEqual(entryFields({ ...bread, paid: true }));
  });

  test.each([
    ['another field', breadPath, { ...bread, value: 3 }, 'accepted'],
    ['the same field', taxiPath, { ...taxi, paid: false }, 'replaced'],
  ])('is repeated over %s of a line that another device has changed meanwhile', async (_, path, other, outcome) => {
    const { send, stored } = account((call, commits, { documents }) => {
      if (call.method === 'POST' && commits === 0) documents.set(path, entryFields(other));
      return undefined;
    });
    expect(await send(ticked)).toBe(outcome);
    expect(stored.documents.get(path)).toEqual(entryFields({ ...other, paid: true }));
    expect(stored.documents.get(path === breadPath ? taxiPath : breadPath)).toMatchObject({
      paid: { booleanValue: true },
    });
  });

  test.each([
    ['before it was read', 0],
    ['after it was read', 1],
  ])('is refused as a whole when a line was deleted %s', async (_, reads) => {
    const untouched = entryFields({ ...bread, paid: false });
    let read = 0;
    const { send, stored } = account(({ method }, __, { documents }) => {
      if (method === 'POST' || reads === 0) documents.delete(taxiPath);
      if (method === 'GET') read += 1;
      return undefined;
    });
    expect(await send(ticked)).toBe('deleted');
    expect(read).toBeGreaterThan(0);
    expect(stored.documents.get(breadPath)).toEqual(untouched);
  });

  test('adds no expense for a deleted provision', async () => {
    const { send, stored, paths } = account();
    stored.documents.delete('uid/march/provisions/roof');
    expect(await send(deducted)).toBe('deleted');
    expect(paths()).toEqual([breadPath, taxiPath]);
  });

  test('creates no second line when another device has moved or deleted it', async () => {
    const { send, stored, paths } = account();
    stored.documents.delete(taxiPath);
    expect(await send(moved)).toBe('deleted');
    expect(paths()).toEqual([breadPath, 'uid/march/provisions/roof']);
  });

  test('accepts lines that are gone already when nothing is moved', async () => {
    const { send, stored, paths } = account();
    stored.documents.delete(taxiPath);
    expect(await send(moved.filter(({ kind }) => kind === 'entry.delete'))).toBe('accepted');
    expect(paths()).toEqual(['uid/march/provisions/roof']);
  });

  test('counts as stored when a line was deleted elsewhere after an earlier attempt', async () => {
    const { send, stored } = account(lost);
    await expect(send(ticked)).rejects.toThrow('UNAVAILABLE');
    stored.documents.delete(taxiPath);
    expect(await send(ticked)).toBe('accepted');
  });

  test('counts as stored when its new line was deleted since, and not when its sheet was', async () => {
    expect(await account(tombstones).send(moved)).toBe('accepted');
    const withoutApril = account(tombstones);
    withoutApril.stored.documents.delete('uid/april');
    expect(await withoutApril.send(moved)).toBe('deleted');
    expect(withoutApril.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('is refused when it is not permitted, unless a line is gone: the rules come first', async () => {
    expect(await account(denying).send(ticked)).toBe('refused');
    expect(await account(denying).send(moved)).toBe('refused');
    const withoutTaxi = account((call, commits, { documents }) => {
      if (call.method === 'POST') documents.delete(taxiPath);
      return denying(call, commits, createMemoryDatabase());
    });
    expect(await withoutTaxi.send(ticked)).toBe('deleted');
  });

  test('stays in the queue while the server is overloaded, and when it refuses its own version', async () => {
    await expect(account(({ method }) => (method === 'POST' ? unavailable : undefined)).send(ticked)).rejects.toThrow(
      'UNAVAILABLE',
    );
    const stubborn = { status: 400, body: { error: { code: 400, message: 'Other.', status: 'FAILED_PRECONDITION' } } };
    const refusing = account(({ method }) => (method === 'POST' ? stubborn : undefined));
    await expect(refusing.send(ticked)).rejects.toThrow('Other.');
    expect(commitsOf(refusing.seen)).toHaveLength(1);
  });

  test('gives up after five attempts', async () => {
    const busy = account(({ method }, commits, { documents }) => {
      if (method === 'POST') documents.set(breadPath, entryFields({ ...bread, value: commits + 10 }));
      return undefined;
    });
    await expect(busy.send(ticked)).rejects.toThrow('elsewhere');
    expect(commitsOf(busy.seen)).toHaveLength(5);
  });
});
