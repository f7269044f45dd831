import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDocumentStore, type DocumentStore } from '../documents/document-store.ts';
import { createQuotas } from '../limits/quotas.ts';
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
  it('is durable (WAL, synchronous FULL), overwrites deleted data, and gives access only to its system account', () => {
    expect(['journal_mode', 'synchronous', 'secure_delete'].map(pragma)).toEqual(['wal', 2, 1]);
    expect(statSync(join(folder, 'data', 'data.db')).mode & 0o777).toBe(0o600);
  });

  it('keeps its content after it is reopened, and rejects a newer schema version', () => {
    const document = { parent: 'u', id: 'a', fields: {}, createTime: 1, updateTime: 1 };
    createDocumentStore(database).put(document);
    database.close();
    database = openDatabase(join(folder, 'data'));
    expect(createDocumentStore(database).get(['u', 'a'])).toEqual(document);
    database.exec('PRAGMA user_version = 99');
    expect(() => openDatabase(join(folder, 'data'))).toThrow('newer version');
  });

  it('migrates a file of the first version, even with duplicate sheets', () => {
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
    expect(
      createQuotas(database, { documentsPerAccount: 10, bytesPerAccount: 1000, writesPerMinute: 10 }).usageOf('u'),
    ).toEqual({ documents: 2, bytes: 74, sheets: 2 });
    expect(createUsers(database).find('u')).toMatchObject({ lastSeenAt: 9, warnedAt: null });
    expect(createUsers(database).find('v')).toMatchObject({ lastSeenAt: 6, warnedAt: null });
  });

  it('reports a full disk, and works when space is available again', () => {
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

const removeAllOfUser = (store: DocumentStore, uid: string): void => {
  while (store.removeBatchOfUser(uid));
};

describe('erasing deleted data (VACUUM)', () => {
  it('removes the copies of rows that SQLite moved between pages, without blocking the event loop', async () => {
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
    removeAllOfUser(store, 'canary');
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 1);
    expect(await eraseDeleted(database)).toBe(true);
    clearInterval(ticking);
    expect([filesInclude('canary'), filesInclude('d-text')]).toEqual([false, true]);
    expect(ticks).toBeGreaterThan(2);
  });
});
