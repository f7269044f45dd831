import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDocumentStore } from './documents/document-store.ts';
import { openDatabase } from './store/database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const runBackup = (...args: readonly string[]) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'backup.ts'), ...args], {
    env: { DATA_DIR: folder },
    encoding: 'utf8',
  });

it('backs up every commit of an open database', () => {
  const database = openDatabase(folder);
  const document = { parent: 'u', id: 'a', fields: {}, createTime: 1, updateTime: 1 };
  createDocumentStore(database).put(document);
  const target = join(folder, 'copy.db');
  expect(runBackup(target).status).toBe(0);
  database.close();
  const copy = new DatabaseSync(target);
  expect(createDocumentStore(copy).get(['u', 'a'])).toEqual(document);
  copy.close();
});

it('writes a single file, which does not change when SQLite reads it', () => {
  openDatabase(folder).close();
  const target = join(folder, 'backups', 'copy.db');
  mkdirSync(join(folder, 'backups'));
  expect(runBackup(target).status).toBe(0);
  const copy = new DatabaseSync(target, { readOnly: true });
  copy.prepare('SELECT count(*) FROM documents').get();
  copy.close();
  expect(readdirSync(join(folder, 'backups'))).toEqual(['copy.db']);
});

it('never overwrites a file, and requires a file name and a database', () => {
  expect(runBackup(join(folder, 'copy.db')).stderr).toContain('There is no database');
  openDatabase(folder).close();
  expect(runBackup().stderr).toContain('Name the file');
  const again = runBackup(join(folder, 'data.db'));
  expect([again.status, again.stderr]).toEqual([1, `${join(folder, 'data.db')} exists already; name another file.\n`]);
});
