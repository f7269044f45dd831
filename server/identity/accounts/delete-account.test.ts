import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskFullError } from '../../store/errors.ts';
import { openStore, type Store } from '../../open-data.ts';
import { createEraser, removeAccount } from './delete-account.ts';
import { openIdentity, userOf } from '../../../testing/server/identity.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  store = openStore(folder);
});
afterEach(() => {
  store.database.close();
  rmSync(folder, { recursive: true });
});

const anne = userOf('anne', 0);

test('removes the documents of a deleted account in batches, so that the event loop is not blocked', async () => {
  const happened: string[] = [];
  const identity = await openIdentity(store, {
    removeDocumentBatch: () => {
      happened.push('some');
      setImmediate(() => happened.push('others'));
      return happened.length < 5;
    },
  });
  identity.users.put(anne);
  await removeAccount(identity, anne);
  expect(happened).toEqual(['some', 'others', 'some', 'others', 'some']);
});

test('completes a deletion after a full disk, and erases free pages only while nothing writes', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  let left = 3;
  let isFull = true;
  const identity = await openIdentity(store, {
    removeDocumentBatch: () => {
      if (isFull) throw new DiskFullError();
      left -= 1;
      return left > 0;
    },
  });
  const eraseDeletedAccounts = createEraser(identity);
  identity.users.put(anne);
  await removeAccount(identity, anne);
  expect(identity.users.find('anne')).toBeUndefined();
  await eraseDeletedAccounts();
  await eraseDeletedAccounts();
  // The deletion logs one line, and the two runs of the eraser log another.
  const lines = logged.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes('a deleted account could not be erased'))).toHaveLength(2);

  isFull = false;
  await store.writeLock.share(eraseDeletedAccounts);
  expect([left, identity.erasures.list()]).toEqual([0, ['anne']]);
  expect(await eraseDeletedAccounts()).toBeGreaterThan(0);
  expect(identity.erasures.list()).toEqual([]);
  expect(await eraseDeletedAccounts()).toBe(0);
  logged.mockRestore();
});
