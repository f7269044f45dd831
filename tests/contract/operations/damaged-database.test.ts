import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/store/database.ts';
import { createHealth } from '../../../server/store/health.ts';
import { runCommand } from '../../support/command.ts';
import { damage } from '../../support/damage.ts';
import { startServer } from '../../support/server.ts';
import { send } from '../support/calls.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  file = join(folder, 'data.db');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const cannotBeRead = /^The database cannot be read: .*page \d+.*$/;

describe('a server on a damaged database', () => {
  it('prints one line, and fails its health check', async () => {
    openDatabase(folder).close();
    damage(file);
    const server = await startServer({ app: 'empty', dataDir: folder });
    try {
      await expect
        .poll(async () => (await send(`${server.origin}/healthz`, 'GET')).status, { timeout: 30_000 })
        .toBe(503);
      expect(server.lines().filter((line) => cannotBeRead.test(line))).toHaveLength(1);
    } finally {
      await server.stop();
    }
  });

  it('detects damage at run time, prints it only once, and passes the health check after a repair', async () => {
    const database = openDatabase(folder);
    const lines: string[] = [];
    const health = createHealth(database, (line) => lines.push(line));
    await health.check();
    health.ping();
    const undamaged = damage(file);
    await health.check();
    await health.check();
    expect(health.ping).toThrow('page');
    writeFileSync(file, undamaged);
    await health.check();
    health.ping();
    expect(lines).toEqual([expect.stringMatching(cannotBeRead), 'The database can be read again.']);
    database.close();
  });

  it.each([
    ['is deleted', () => {}],
    ['is replaced', () => openDatabase(folder).close()],
  ])('fails its health check at once if its file %s', async (_, replace) => {
    const server = await startServer({ app: 'empty', dataDir: folder });
    onTestFinished(() => server.stop());
    const health = async () => (await send(`${server.origin}/healthz`, 'GET')).status;
    expect(await health()).toBe(200);
    rmSync(folder, { recursive: true });
    replace();
    expect(await health()).toBe(503);
  });
});

const notADatabase = (): void => writeFileSync(file, 'x'.repeat(8192));
const newer = (): void => {
  const database = openDatabase(folder);
  database.exec('PRAGMA user_version = 99');
  database.close();
};
const another = (): void => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 4; CREATE TABLE other (id)');
  database.close();
};
const aFolder = (): void => {
  mkdirSync(file);
};
const damagedTable = (table: string) => (): void => {
  openDatabase(folder).close();
  damage(file, table);
};

const app = (): string => {
  const path = join(folder, 'app');
  mkdirSync(path);
  writeFileSync(join(path, 'index.html'), '');
  return path;
};
const copy = () => join(folder, 'copy.db');

describe('a command', () => {
  it.each([
    ['main', 'a file that is no database', notADatabase, /^DATA_DIR: .* cannot be used: file is not a database$/],
    [
      'main',
      'a database of a newer version',
      newer,
      /^DATA_DIR: .* cannot be used: it was written by a newer version \(99\)$/,
    ],
    [
      'main',
      'a folder in place of the database',
      aFolder,
      /^DATA_DIR: .* cannot be used: unable to open database file$/,
    ],
    ['main', 'another database', another, /^DATA_DIR: .* cannot be used: no such table: .*$/],
    [
      'main',
      'a damaged page',
      damagedTable('signing_keys'),
      /^The database cannot be used: database disk image is malformed$/,
    ],
    ['admin', 'a file that is no database', notADatabase, /^DATA_DIR: .* cannot be used: file is not a database$/],
    [
      'admin',
      'a damaged page',
      damagedTable('users'),
      /^The database cannot be used: database disk image is malformed$/,
    ],
    ['backup', 'a file that is no database', notADatabase, /^The database cannot be used: file is not a database$/],
    [
      'backup',
      'a damaged page',
      damagedTable('documents'),
      /^The database is damaged, and was not copied: .*page \d+.*$/,
    ],
    [
      'restore',
      'a file that is no database',
      notADatabase,
      /copy\.db cannot be restored: .*data\.db is no database; stop the server/,
    ],
  ])('prints one line and exits with code 1: %s with %s', async (command, _, make, line) => {
    if (command === 'restore') {
      openDatabase(join(folder, 'other')).close();
      await runCommand('backup', { DATA_DIR: join(folder, 'other') }, copy());
    }
    make();
    const settings = { DATA_DIR: folder, APP_DIR: app(), PORT: '0' };
    const args = { backup: [copy()], restore: [copy()], admin: ['list'] }[command] ?? [];
    const { errors, code } = await runCommand(command, settings, ...args);
    const lines = errors.split('\n');
    expect(lines).toEqual([expect.stringMatching(line), '']);
    const copies = readdirSync(folder).filter((name) => name.startsWith('copy'));
    expect([code, copies]).toEqual([1, command === 'restore' ? ['copy.db'] : []]);
  });

  it('prints one line and exits with code 1: backup into a missing folder', async () => {
    openDatabase(folder).close();
    const { errors, code } = await runCommand('backup', { DATA_DIR: folder }, join(folder, 'nowhere', 'copy.db'));
    expect([errors.trim().split('\n'), code]).toEqual([[expect.stringContaining('no such file or directory')], 1]);
  });
});
