import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCacheStore } from './cache-store.ts';
import { emptyStorage } from '../../../../testing/api/storage/browser-storage.ts';
import { filledCache, cachedBudget, readCache, nothingCached } from '../../../../testing/api/storage/filled-cache.ts';

const databaseName = 'mon-budget-cache';

const openedByOthers = (version: number) =>
  openDB(databaseName, version, {
    upgrade: (made) => {
      made.createObjectStore('other');
    },
  });

const broken = () => {
  throw new DOMException('Broken.', 'UnknownError');
};

beforeEach(emptyStorage);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an unusable database', () => {
  test.each([
    ['is of a newer version', 2],
    ['holds something else', 1],
  ])('is recreated because it %s', async (_, version) => {
    (await openedByOthers(version)).close();
    await filledCache();
    expect(await readCache()).toEqual(cachedBudget);
  });

  test('is deleted and recreated once', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(broken);
    const remove = vi.spyOn(indexedDB, 'deleteDatabase');
    const store = createCacheStore();
    expect(await readCache(store)).toEqual(nothingCached);
    expect(await readCache(store)).toEqual(nothingCached);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test('is reopened when the browser has closed it', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const store = await filledCache();
    // The type of the library has no such members.
    Reflect.apply(forceCloseDatabase, undefined, transaction.mock.contexts.slice(0, 1));
    await vi.waitFor(async () => expect(await readCache(store)).toEqual(cachedBudget));
  });

  test('is closed for a tab that upgrades or deletes it', async () => {
    const store = await filledCache();
    const other = await openedByOthers(2);
    expect(await readCache(store)).toEqual(nothingCached);
    await store.storeSheets('ada', []);
    expect([...other.objectStoreNames]).toContain('other');
  });

  test('is awaited, however late it opens', async () => {
    const other = await openedByOthers(2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = createCacheStore();
    const answered = vi.fn<(known: unknown) => void>();
    const stored = store.storeSheets('ada', cachedBudget.sheets);
    const asked = store.sheets('ada').then(answered);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answered).not.toHaveBeenCalled();
    vi.useRealTimers();
    other.close();
    await Promise.all([stored, asked]);
    expect(answered).toHaveBeenCalledWith(cachedBudget.sheets);
  });

  test('is awaited for two seconds by a sign-out, and cleared when it opens', async () => {
    const other = await openedByOthers(2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = createCacheStore();
    const stored = store.storeSheets('ada', cachedBudget.sheets);
    const cleared = vi.fn<() => void>();
    const clearing = store.clear().then(cleared);
    await vi.advanceTimersByTimeAsync(1999);
    expect(cleared).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await clearing;
    vi.useRealTimers();
    other.close();
    await stored;
    await vi.waitFor(async () => expect(await readCache()).toEqual(nothingCached));
  });
});

describe('a browser without storage', () => {
  test.each([
    [
      'because it forbids storage',
      () => {
        for (const call of ['open', 'deleteDatabase'] as const) {
          vi.spyOn(indexedDB, call).mockImplementation(() => {
            throw new DOMException('No storage here.', 'SecurityError');
          });
        }
      },
    ],
    ['because it knows no databases', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'because it is short of space',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function overQuota(this: IDBObjectStore, row) {
          const request = this.add(row);
          request.addEventListener('success', () => this.transaction.abort());
          return request;
        }),
    ],
  ])('works without a cache when it %s', async (_, breakStorage) => {
    breakStorage();
    const store = await filledCache();
    expect(await readCache(store)).toEqual(nothingCached);
    await store.dropContent('ada', 's1');
    await store.clear();
    expect(await readCache(store)).toEqual(nothingCached);
  });

  test('deletes the database when its rows cannot be cleared', async () => {
    const store = await filledCache();
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(broken);
    await store.clear();
    expect(await indexedDB.databases()).toEqual([]);
    await store.storeSheets('ada', cachedBudget.sheets);
    expect(await readCache(store)).toEqual({ ...nothingCached, sheets: cachedBudget.sheets });
  });
});
