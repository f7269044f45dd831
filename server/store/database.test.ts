import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDocumentStore, type DocumentStore } from '../documents/document-store.ts';
import { createQuotas } from '../limits/quotas.ts';
import { createTombstones } from '../documents/writes/tombstones.ts';
import { createUsers } from '../identity/accounts/users.ts';
import { databaseFile, inTransaction, openDatabase } from './database.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { isDiskFull } from './errors.ts';
import { migrations } from './migrations.ts';

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  database = openDatabase(join(folder, 'data'));
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const pragma = (name: string): unknown => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];

describe('the database', () => {
  it('is durable (WAL, synchronous FULL), overwrites deleted data, and is readable by its owner only', () => {
    expect(['journal_mode', 'synchronous', 'secure_delete'].map(pragma)).toEqual(['wal', 2, 1]);
    expect(statSync(join(folder, 'data', 'data.db')).mode & 0o777).toBe(0o600);
  });

  it('keeps its content when reopened, and refuses a newer schema version', () => {
    const document = { parent: 'u', id: 'a', fields: {}, createTime: 1, updateTime: 1 };
    createDocumentStore(database).put(document);
    database.close();
    database = openDatabase(join(folder, 'data'));
    expect(createDocumentStore(database).get(['u', 'a'])).toEqual(document);
    database.exec('PRAGMA user_version = 99');
    expect(() => openDatabase(join(folder, 'data'))).toThrow('newer version');
  });

  it('migrates a file of the first version, also with duplicate sheets of one date', () => {
    database.close();
    const dataDir = join(folder, 'first');
    mkdirSync(dataDir);
    const first = new DatabaseSync(join(dataDir, databaseFile));
    first.exec(`${migrations[0] ?? ''} PRAGMA user_version = 1`);
    first.exec(`
      INSERT INTO documents (parent, id, fields, create_time, update_time)
        VALUES ('u', 'a', '{"date":{"stringValue":"2026-9-5"}}', 1, 1), ('u', 'b', '{"date":{"stringValue":"2026-9-5"}}', 1, 1);
      INSERT INTO users (uid, email, password_hash, password_changed_at, created_at, last_login_at)
        VALUES ('u', 'u@example.com', '', 1, 1, 5), ('v', 'v@example.com', '', 1, 1, 6);
      INSERT INTO sessions (id, uid, refresh_hash, signed_in_at, last_used_at) VALUES ('s', 'u', 'h', 5, 9);
    `);
    first.close();
    database = openDatabase(dataDir);
    expect([...createDocumentStore(database).list('u', 'id asc')]).toHaveLength(2);
    expect(createQuotas(database, quotas).usageOf('u')).toEqual({ documents: 2, bytes: 74, sheets: 2 });
    expect(createUsers(database).find('u')).toMatchObject({ lastSeenAt: 9, warnedAt: null });
    expect(createUsers(database).find('v')).toMatchObject({ lastSeenAt: 6, warnedAt: null });
  });

  it('reports a full disk as such, and still works afterwards', () => {
    database.exec(`PRAGMA max_page_count = ${String(Number(pragma('page_count')) + 2)}`);
    const store = createDocumentStore(database);
    const fill = (id: string): void => {
      const fields = { a: { stringValue: 'x'.repeat(100_000) } };
      inTransaction(database, () => {
        store.put({ parent: 'u', id, fields, createTime: 1, updateTime: 1 });
      });
    };
    let failure: unknown;
    try {
      fill('a');
    } catch (error) {
      failure = error;
    }
    expect(isDiskFull(failure)).toBe(true);
    expect(store.get(['u', 'a'])).toBeUndefined();
    inTransaction(database, () => {
      store.remove(['u', 'a']);
    });
  });

  it('rolls back a transaction that throws', () => {
    const store = createDocumentStore(database);
    const broken = (): void => {
      store.put({ parent: 'u', id: 'a', fields: {}, createTime: 1, updateTime: 1 });
      throw new Error('broken');
    };
    expect(() => {
      inTransaction(database, broken);
    }).toThrow('broken');
    expect(store.get(['u', 'a'])).toBeUndefined();
  });
});

/** A seeded random number generator. */
const createDraw = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const filesInclude = (text: string): boolean => {
  const data = join(folder, 'data');
  return readdirSync(data).some((name) => readFileSync(join(data, name), 'latin1').includes(text));
};

const removeOfUser = (store: DocumentStore, uid: string): void => {
  while (store.removeBatchOfUser(uid));
};

describe('erasing deleted data (VACUUM)', () => {
  it('removes the copies that stay behind when rows move between pages', async () => {
    const store = createDocumentStore(database);
    const draw = createDraw();
    const change = (): void => {
      const owner = ['a', 'b', 'canary', 'd', 'e', 'f'][Math.floor(draw() * 6)] ?? '';
      const id = `e${String(Math.floor(draw() * 60))}`;
      const name = { stringValue: `${owner}-text${'x'.repeat(draw() ** 6 * 9000)}` };
      if (draw() < 0.3) store.remove([owner, 's', 'in', id]);
      else store.put({ parent: `${owner}/s/in`, id, fields: { name }, createTime: 1, updateTime: 1 });
    };
    for (let commit = 0; commit < 400; commit += 1) {
      inTransaction(database, () => {
        for (let count = 0; count < 25; count += 1) change();
      });
    }
    removeOfUser(store, 'canary');
    let answered = 0;
    const answering = setInterval(() => {
      answered += 1;
    }, 1);
    expect(await eraseDeleted(database)).toBe(true);
    clearInterval(answering);
    expect([filesInclude('canary'), filesInclude('d-text')]).toEqual([false, true]);
    // It runs in a worker thread.
    expect(answered).toBeGreaterThan(2);
  });
});

const quotas = { documentsPerAccount: 10, bytesPerAccount: 1000, writesPerMinute: 10 };

describe('the documents', () => {
  it('of a user are removed without those of a user whose id has the same prefix', () => {
    const store = createDocumentStore(database);
    const put = (parent: string): void => {
      store.put({ parent, id: 'a', fields: {}, createTime: 1, updateTime: 1 });
    };
    for (const parent of ['u', 'u/s/in', 'u2', 'u2/s/in', 'u-']) put(parent);
    removeOfUser(store, 'u');
    const left = ['u', 'u/s/in', 'u2', 'u2/s/in', 'u-'].filter(
      (parent) => [...store.list(parent, 'id asc')].length > 0,
    );
    expect(left).toEqual(['u2', 'u2/s/in', 'u-']);
  });

  it('of a user are removed in batches, limited by count and by bytes', () => {
    const store = createDocumentStore(database);
    const fill = (uid: string, count: number, length: number): void => {
      const fields = { name: { stringValue: 'x'.repeat(length) } };
      for (let id = 0; id < count; id += 1)
        store.put({ parent: `${uid}/s/in`, id: String(id), fields, createTime: 1, updateTime: 1 });
    };
    const steps = (uid: string): number => {
      let count = 1;
      while (store.removeBatchOfUser(uid)) count += 1;
      return count;
    };
    fill('short', 450, 10);
    fill('long', 10, 100_000);
    expect([steps('short'), steps('long'), steps('nobody')]).toEqual([3, 4, 1]);
    expect([...store.list('short/s/in', 'id asc'), ...store.list('long/s/in', 'id asc')]).toEqual([]);
  });

  it('count against the usage of their account with their names, as do tombstones, by triggers', () => {
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
    removeOfUser(store, 'u');
    expect(usageOf('u')).toEqual({ documents: 0, bytes: 3, sheets: 0 });
    tombstones.removeBatchOfUser('u');
    expect([usageOf('u'), usageOf('u2').documents]).toEqual([{ documents: 0, bytes: 0, sheets: 0 }, 1]);
    expect(database.prepare('SELECT uid FROM usage').all()).toEqual([{ uid: 'u2' }]);
  });

  it('have monotonic commit times, also when the clock goes back', () => {
    const store = createDocumentStore(database);
    const times = [1000, 1000, 500, 2000].map((now) => {
      const time = store.nextCommitTime(now);
      store.setCommitTime(time);
      return time;
    });
    expect(times).toEqual([1_000_000, 1_000_001, 1_000_002, 2_000_000]);
  });
});
