import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQuotas } from '../limits/quotas.ts';
import { openDatabase } from '../store/database.ts';
import { createDocumentStore, type DocumentStore } from './document-store.ts';
import { createTombstones } from './writes/tombstones.ts';

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const quotas = { documentsPerAccount: 10, bytesPerAccount: 1000, writesPerMinute: 10 };

const removeAllOfUser = (store: DocumentStore, uid: string): void => {
  while (store.removeBatchOfUser(uid));
};

describe('the document store', () => {
  it('deletes the documents of one user only, even if the id of another user starts with the same characters', () => {
    const store = createDocumentStore(database);
    const put = (parent: string): void => {
      store.put({ parent, id: 'a', fields: {}, createTime: 1, updateTime: 1 });
    };
    for (const parent of ['u', 'u/s/in', 'u2', 'u2/s/in', 'u-']) put(parent);
    removeAllOfUser(store, 'u');
    const left = ['u', 'u/s/in', 'u2', 'u2/s/in', 'u-'].filter(
      (parent) => [...store.list(parent, 'id asc')].length > 0,
    );
    expect(left).toEqual(['u2', 'u2/s/in', 'u-']);
  });

  it('deletes the documents of a user in batches of limited count and bytes', () => {
    const store = createDocumentStore(database);
    const fill = (uid: string, count: number, length: number): void => {
      const fields = { name: { stringValue: 'x'.repeat(length) } };
      for (let id = 0; id < count; id += 1)
        store.put({ parent: `${uid}/s/in`, id: String(id), fields, createTime: 1, updateTime: 1 });
    };
    const batches = (uid: string): number => {
      let count = 1;
      while (store.removeBatchOfUser(uid)) count += 1;
      return count;
    };
    fill('short', 450, 10);
    fill('long', 10, 100_000);
    expect([batches('short'), batches('long'), batches('none')]).toEqual([3, 4, 1]);
    expect([...store.list('short/s/in', 'id asc'), ...store.list('long/s/in', 'id asc')]).toEqual([]);
  });

  it('counts the names and contents of documents and tombstones in the usage of their account (triggers)', () => {
    const store = createDocumentStore(database);
    const tombstones = createTombstones(database);
    const { usageOf } = createQuotas(database, quotas);
    const put = (parent: string, id: string, name: string): void => {
      store.put({ parent, id, fields: { name: { stringValue: name } }, createTime: 1, updateTime: 1 });
    };
    put('u', 'a', 'é');
    put('u/a/in', 'b', 'xy');
    put('u2', 'a', '');
    expect(usageOf('u')).toEqual({ documents: 2, bytes: 67, sheets: 1 });
    put('u', 'a', 'abcd');
    expect(usageOf('u')).toEqual({ documents: 2, bytes: 69, sheets: 1 });
    store.remove(['u', 'a']);
    tombstones.add(['u', 'a'], 1);
    tombstones.add(['u', 'a'], 2);
    expect(usageOf('u')).toEqual({ documents: 1, bytes: 39, sheets: 0 });
    removeAllOfUser(store, 'u');
    expect(usageOf('u')).toEqual({ documents: 0, bytes: 3, sheets: 0 });
    tombstones.removeBatchOfUser('u');
    expect([usageOf('u'), usageOf('u2').documents]).toEqual([{ documents: 0, bytes: 0, sheets: 0 }, 1]);
    expect(database.prepare('SELECT uid FROM usage').all()).toEqual([{ uid: 'u2' }]);
  });

  it('returns monotonic commit times, even if the clock goes back', () => {
    const store = createDocumentStore(database);
    const times = [1000, 1000, 500, 2000].map((now) => {
      const time = store.nextCommitTime(now);
      store.setCommitTime(time);
      return time;
    });
    expect(times).toEqual([1_000_000, 1_000_001, 1_000_002, 2_000_000]);
  });
});
