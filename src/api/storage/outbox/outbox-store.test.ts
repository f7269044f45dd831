import * as fake from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxRecord } from '../../../domain/sync/writes.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';
import { emptyStorage } from '../../../../testing/api/storage/browser-storage.ts';
import { fullRecords, records } from '../../../../testing/api/storage/stored-records.ts';
import { fromStoredRecord, toStoredRecord } from '../stored-sheet.ts';
import { version1Rows } from '../../../../testing/api/storage/version-1-rows.ts';

const listed = async (store: OutboxStore, uid: string) => (await store.read(uid)).records;

const record = (id: string, seq: number, uid = 'ada'): OutboxRecord => ({
  v: 1,
  id,
  uid,
  seq,
  at: 0,
  write: { kind: 'entry.delete', sheetId: 's1', collection: 'in', id },
});

const storeWith = async (stored: readonly OutboxRecord[]) => {
  const store = createOutboxStore();
  await Promise.all(stored.map((each) => store.append(each)));
  return store;
};

const openRows = (upgrade: (database: IDBPDatabase) => void = () => {}) => openDB('mon-budget-outbox', 1, { upgrade });

beforeEach(emptyStorage);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the stored records', () => {
  test('are returned unchanged, in order', async () => {
    const store = await storeWith([record('a', 30), record('c', 4), record('b', 7)]);
    expect(await listed(store, 'ada')).toEqual([record('c', 4), record('b', 7), record('a', 30)]);
  });

  test('are those of one user', async () => {
    const store = await storeWith([record('hers', 1), record('his', 2, 'bob')]);
    expect(await listed(store, 'ada')).toEqual([record('hers', 1)]);
    expect(await listed(store, 'bob')).toEqual([record('his', 2, 'bob')]);
    expect(await listed(store, 'eve')).toEqual([]);
  });

  test('survive their tab (crash)', async () => {
    await storeWith([record('a', 1)]);
    expect(await listed(createOutboxStore(), 'ada')).toEqual([record('a', 1)]);
  });

  test('are stored once, however often they are appended (idempotent)', async () => {
    const store = await storeWith([record('a', 1), record('a', 1)]);
    expect(await listed(store, 'ada')).toEqual([record('a', 1)]);
  });

  test('are removed one by one; those of others stay', async () => {
    const store = await storeWith([record('a', 1), record('b', 2), record('his', 3, 'bob')]);
    await store.remove('a');
    await store.remove('unknown');
    expect(await listed(store, 'ada')).toEqual([record('b', 2)]);
    expect(await listed(store, 'bob')).toEqual([record('his', 3, 'bob')]);
  });

  test('are flushed to disk before they count as stored (durability)', async () => {
    const transaction = vi.spyOn(fake.IDBDatabase.prototype, 'transaction');
    const store = await storeWith([record('a', 1)]);
    await store.remove('a');
    const changes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(changes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }, { durability: 'strict' }]);
  });

  test('count as stored only when their transaction has succeeded', async () => {
    const store = createOutboxStore();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function overQuota(this: IDBObjectStore, line) {
      const request = this.put(line);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    await expect(store.append(record('a', 1))).rejects.toThrow('AbortError');
    expect(await listed(store, 'ada')).toEqual([]);
  });
});

describe('reading the store', () => {
  test('separates unreadable records, and ignores those of a newer version', async () => {
    const store = await storeWith([record('b', 2), record('a', 1)]);
    const rows = await openRows();
    const broken = { ...record('c', 3), write: { kind: 'entry.burn' } };
    await rows.put('records', broken);
    await rows.put('records', { ...record('d', 4), v: 4 });
    await rows.put('records', { ...record('his', 5, 'bob'), write: null });
    expect(await store.read('ada')).toEqual({
      records: [record('a', 1), record('b', 2)],
      unreadable: [{ id: 'c', uid: 'ada', raw: JSON.stringify(broken) }],
    });
    expect(await rows.getAllKeys('records')).toEqual(['a', 'b', 'c', 'd', 'his']);
  });

  test('counts each row as readable or unreadable, whatever its fields', async () => {
    const store = createOutboxStore();
    const both = { ...record('a', 1), raw: 'own' };
    await store.append(both);
    expect(await store.read('ada')).toEqual({ records: [both], unreadable: [] });
  });

  test('returns each kind of write with all its fields', async () => {
    const own = records.map(fromStoredRecord);
    const store = await storeWith(own);
    expect(await store.read('ada')).toEqual({ records: own, unreadable: [] });
    const rows = await openRows();
    expect((await rows.getAll('records')).toSorted((a, b) => a.seq - b.seq)).toEqual(records);
    await Promise.all(fullRecords.map((full) => rows.put('records', full)));
    expect((await store.read('ada')).unreadable).toEqual([]);
  });

  test('leaves a row without a user in place', async () => {
    const store = await storeWith([record('a', 1)]);
    const rows = await openRows();
    for (const uid of [undefined, null, 7]) await rows.put('records', { ...record(`of ${uid}`, 2), uid });
    expect(await store.read('ada')).toEqual({ records: [record('a', 1)], unreadable: [] });
    expect(await rows.count('records')).toBe(4);
  });

  test('reads records of the first version of the app (migration)', async () => {
    const rows = await openRows((database) => {
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('uid', 'uid');
    });
    for (const row of version1Rows) await rows.put('records', row);
    rows.close();
    const { records: read, unreadable } = await createOutboxStore().read('ada');
    expect([read.map(toStoredRecord), unreadable]).toEqual([version1Rows, []]);
  });
});

test('each call rejects in a browser without storage, without unhandled rejections', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No storage here.', 'SecurityError');
  });
  const store = createOutboxStore();
  await expect(store.append(record('a', 1))).rejects.toThrow('No storage here.');
  await expect(store.remove('a')).rejects.toThrow('No storage here.');
  await expect(store.read('ada')).rejects.toThrow('No storage here.');
});
