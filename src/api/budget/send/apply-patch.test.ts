import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { AccountPatch, StoredDocument } from '../../../domain/archive/account-patch.ts';
import { createMemoryDatabase } from '../../memory/memory-database.ts';
import {
  alreadyExists,
  commitsOf,
  databaseWithPaths,
  dateTaken,
  deletedBefore,
  fakeDatabase,
  noSignal,
  type Seen,
  unavailable,
} from '../../../../testing/api/fake-database.ts';
import { wireFields } from '../../../../contract/values.ts';
import { applyPatch } from './apply-patch.ts';

const nothing: AccountPatch = { puts: [], removedLines: [], removedSheets: [], edits: [] };
const line = (path: string, name = path): StoredDocument => ({ path, fields: { name: { stringValue: name } } });
const lines = (count: number) => Array.from({ length: count }, (_, place) => line(`new/outDay/e${place}`));

const apply = ({ documents }: ReturnType<typeof fakeDatabase>, patch: Partial<AccountPatch>) =>
  applyPatch(documents, 'uid', { ...nothing, ...patch }, noSignal);

const replacement: AccountPatch = {
  puts: [line('kept/outDay/changed', 'new'), line('new/in/e1'), line('new')],
  removedLines: ['kept/outDay/gone'],
  removedSheets: ['old'],
  edits: [{ kind: 'operation.add', name: 'taxi' }],
};
const before = [
  'uid/kept',
  'uid/kept/outDay/changed',
  'uid/kept/outDay/gone',
  'uid/old',
  'uid/old/in/a',
  'uid/old/provisions/b',
  'other/old/in/a',
];
const after = {
  'uid/kept': {},
  'uid/kept/outDay/changed': { name: { stringValue: 'new' } },
  'uid/new/in/e1': { name: { stringValue: 'new/in/e1' } },
  'uid/new': { name: { stringValue: 'new' } },
  'other/old/in/a': {},
  'uid/parameters': { operations: { arrayValue: { values: [{ stringValue: 'Taxi' }] } } },
};

describe('applying a patch', () => {
  test('stores, removes and merges, only in the account of its user', async () => {
    const stored = databaseWithPaths(before);
    await apply(fakeDatabase(stored.answer), replacement);
    expect(Object.fromEntries(stored.documents)).toEqual(after);
  });

  test('stores everything before it removes anything, in the order of the patch', async () => {
    const database = fakeDatabase(databaseWithPaths(before).answer);
    await apply(database, replacement);
    expect(commitsOf(database.seen)).toEqual([
      ['create uid/kept/outDay/changed', 'create uid/new/in/e1', 'create uid/new'],
      ['delete uid/kept/outDay/gone'],
      ['delete uid/old/in/a', 'delete uid/old/provisions/b', 'delete uid/old'],
    ]);
    expect(database.seen.slice(-2).map(({ method }) => method)).toEqual(['GET', 'PATCH']);
  });

  test('sends nothing for an empty patch', async () => {
    const database = fakeDatabase(databaseWithPaths(before).answer);
    await apply(database, nothing);
    expect(database.seen).toEqual([]);
  });

  test.each([
    [500, [500]],
    [501, [500, 1]],
    [1200, [500, 500, 200]],
  ])('sends %i documents in commits of %j', async (count, sizes) => {
    const database = fakeDatabase(createMemoryDatabase().answer);
    await apply(database, { puts: lines(count) });
    expect(commitsOf(database.seen).map(({ length }) => length)).toEqual(sizes);
    expect(commitsOf(database.seen).flat()).toEqual(lines(count).map(({ path }) => `create uid/${path}`));
  });

  test('removes more lines than fit in one commit', async () => {
    const paths = lines(501).map(({ path }) => path);
    const stored = databaseWithPaths(paths.map((path) => `uid/${path}`));
    await apply(fakeDatabase(stored.answer), { removedLines: paths });
    expect([...stored.documents]).toEqual([]);
  });

  test('stores nothing for an invalid document', async () => {
    const database = fakeDatabase(createMemoryDatabase().answer);
    const broken = { path: 's1', fields: { name: 'not a typed value' } };
    await expect(apply(database, { puts: [broken] })).rejects.toMatchObject({ name: 'ValiError' });
    expect(database.seen).toEqual([]);
  });
});

const changes = ({ method }: Seen) => method !== 'GET';

describe('a patch that was interrupted', () => {
  test.each([1, 2, 3, 4])('at change %i is completed by a retry', async (place) => {
    const stored = databaseWithPaths(before);
    let changed = 0;
    const cutOff = fakeDatabase((call) => {
      if (changes(call)) changed += 1;
      return changes(call) && changed >= place ? unavailable : stored.answer(call);
    });
    await expect(apply(cutOff, replacement)).rejects.toMatchObject({ status: 'UNAVAILABLE' });
    await apply(fakeDatabase(stored.answer), replacement);
    expect(Object.fromEntries(stored.documents)).toEqual(after);
  });

  test.each([1, 2, 3, 4])(
    'because the answer to change %i was lost has the same result (idempotent)',
    async (place) => {
      const stored = databaseWithPaths(before);
      let changed = 0;
      const deaf = fakeDatabase((call) => {
        const answer = stored.answer(call);
        if (changes(call)) changed += 1;
        return changes(call) && changed === place ? unavailable : answer;
      });
      await expect(apply(deaf, replacement)).rejects.toMatchObject({ status: 'UNAVAILABLE' });
      await apply(fakeDatabase(stored.answer), replacement);
      expect(Object.fromEntries(stored.documents)).toEqual(after);
    },
  );
});

const brought = { puts: [line('new/in/e1'), line('new')], newSheets: ['new'] };

describe('a new sheet in a patch', () => {
  test('keeps later edits on a retry', async () => {
    const stored = databaseWithPaths(before);
    const database = fakeDatabase(stored.answer);
    await apply(database, brought);
    stored.documents.set('uid/new/in/e1', { name: { stringValue: 'edited since' } });
    const held = Object.fromEntries(stored.documents);
    await apply(database, brought);
    expect(Object.fromEntries(stored.documents)).toEqual(held);
  });

  test('is created, not overwritten, so that a late copy of its commit changes nothing', async () => {
    const stored = databaseWithPaths(before);
    const database = fakeDatabase(stored.answer);
    await apply(database, brought);
    const [commit] = database.seen;
    stored.documents.set('uid/new/in/e1', { name: { stringValue: 'edited since' } });
    expect(commit && stored.answer(commit)).toMatchObject({ status: alreadyExists.status });
  });

  test('is completed when only its first commit was stored, or it was deleted before', async () => {
    const stored = databaseWithPaths(before);
    const long = { puts: [...lines(501), line('new')], newSheets: ['new'] };
    for (const { path, fields } of lines(500)) stored.documents.set(`uid/${path}`, v.parse(wireFields, fields));
    await apply(fakeDatabase(stored.answer), long);
    expect([...stored.documents.keys()].filter((path) => path.startsWith('uid/new'))).toHaveLength(502);

    const remembering = databaseWithPaths(before);
    let commits = 0;
    const database = fakeDatabase((call) => {
      if (call.path === ':commit') commits += 1;
      return commits === 1 && call.path === ':commit' ? deletedBefore : remembering.answer(call);
    });
    await apply(database, brought);
    expect([...remembering.documents.keys()]).toEqual(expect.arrayContaining(['uid/new', 'uid/new/in/e1']));
  });

  test('is refused as a whole when its date has a sheet', async () => {
    const database = fakeDatabase(() => dateTaken);
    await expect(apply(database, brought)).rejects.toMatchObject({ status: 'ALREADY_EXISTS' });
    expect(database.seen).toHaveLength(1);
  });
});
