import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxRecord } from '../../domain/writes.ts';
import { createOutboxStore } from './outbox-store.ts';

const record = (id: string, seq: number, uid = 'ada'): OutboxRecord => ({
  v: 1,
  id,
  uid,
  seq,
  at: 0,
  write: { kind: 'entry.delete', sheetId: 's1', collection: 'in', id },
});

const storeWith = async (records: readonly OutboxRecord[]) => {
  const store = createOutboxStore();
  await Promise.all(records.map((each) => store.append(each)));
  return store;
};

beforeEach(() => {
  // The names by which the browser, and with it the library, knows the classes.
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the stored writes', () => {
  test('come back whole, in the order in which they were made', async () => {
    const store = await storeWith([record('a', 30), record('c', 4), record('b', 7)]);
    expect(await store.list('ada')).toEqual([record('c', 4), record('b', 7), record('a', 30)]);
  });

  test('are those of one person only', async () => {
    const store = await storeWith([record('hers', 1), record('his', 2, 'bob')]);
    expect(await store.list('ada')).toEqual([record('hers', 1)]);
    expect(await store.list('bob')).toEqual([record('his', 2, 'bob')]);
    expect(await store.list('eve')).toEqual([]);
  });

  test('survive the tab that stored them', async () => {
    await storeWith([record('a', 1)]);
    expect(await createOutboxStore().list('ada')).toEqual([record('a', 1)]);
  });

  test('are stored once, however often', async () => {
    const store = await storeWith([record('a', 1), record('a', 1)]);
    expect(await store.list('ada')).toEqual([record('a', 1)]);
  });

  test('go one by one, and those of others stay', async () => {
    const store = await storeWith([record('a', 1), record('b', 2), record('his', 3, 'bob')]);
    await store.remove('a');
    await store.remove('unknown');
    expect(await store.list('ada')).toEqual([record('b', 2)]);
    expect(await store.list('bob')).toEqual([record('his', 3, 'bob')]);
  });

  test('are on the disk before they count as stored', async () => {
    const transaction = vi.spyOn(fake.IDBDatabase.prototype, 'transaction');
    const store = await storeWith([record('a', 1)]);
    await store.remove('a');
    const changes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(changes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }, { durability: 'strict' }]);
  });

  test('count as stored only when their transaction has ended well', async () => {
    const store = createOutboxStore();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function overQuota(this: IDBObjectStore, line) {
      const request = this.put(line);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    await expect(store.append(record('a', 1))).rejects.toThrow('AbortError');
    expect(await store.list('ada')).toEqual([]);
  });
});

test('a browser that keeps nothing is told of by each call, and by nothing else', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No storage here.', 'SecurityError');
  });
  const store = createOutboxStore();
  await expect(store.append(record('a', 1))).rejects.toThrow('No storage here.');
  await expect(store.remove('a')).rejects.toThrow('No storage here.');
  await expect(store.list('ada')).rejects.toThrow('No storage here.');
});
