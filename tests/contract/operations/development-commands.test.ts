import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFile, openDatabase } from '../../../server/store/database.ts';

const product = join(import.meta.dirname, '..', '..', '..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = async (args: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), ...settings };
  const child = spawn(process.execPath, args, { cwd: product, env });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr, code: Number(code) };
};

const databaseIn = (name: string, change: (database: DatabaseSync) => void): string => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const database = openDatabase(dataDir);
  change(database);
  database.close();
  return dataDir;
};

const newerDatabase = () => databaseIn('newer', (database) => database.exec('PRAGMA user_version = 99'));

describe('the tests in Firefox and WebKit', () => {
  it.each([
    ['Firefox', 'firefox', 'FIREFOX', 'firefox-esr'],
    ['WebKitWebDriver', 'webkit', 'WEBKIT_DRIVER', 'webkit2gtk-driver'],
  ])('print where to get %s, and exit with code 1, if it is missing', async (name, browser, setting, source) => {
    const ended = await run(['tests/engines/main.ts', browser], { [setting]: join(folder, 'missing') });
    expect(ended.stderr).toMatch(new RegExp(`^${name} is missing: .*${source}.*${setting}\\.\\n$`, 'u'));
    expect(ended.code).toBe(1);
  });
});

describe('a development server that cannot start', () => {
  it.each<[string, () => Readonly<Record<string, string>>, RegExp]>([
    ['with a wrong setting', () => ({ PORT: 'eighty' }), /^PORT: must be a whole number\n$/u],
    ['on port 0, which mails cannot name', () => ({ PORT: '0' }), /^PORT: must be at least 1: .*\n$/u],
    [
      'with an unusable data folder',
      () => ({ DATA_DIR: '/proc/none' }),
      /^DATA_DIR: \/proc\/none cannot be used: .*\n$/u,
    ],
    ['with a database of a newer version', () => ({ DATA_DIR: newerDatabase() }), /^DATA_DIR: .*newer.*\n$/u],
  ])('prints one line and exits with code 1 %s', async (_, settings, stderr) => {
    const ended = await run(['scripts/dev.ts'], settings());
    expect(ended.stderr).toMatch(stderr);
    expect(ended.code).toBe(1);
  });

  it('prints one line and exits with code 1 if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { stderr, code } = await run(['scripts/dev.ts'], { PORT: String(port) });
    other.close();
    expect(stderr).toBe(`Port ${String(port)} is already in use\n`);
    expect(code).toBe(1);
  });
});

describe('the seeder', () => {
  it('creates an account with thirteen sheets only once (idempotent), and always prints how to sign in', async () => {
    const dataDir = join(folder, 'seeded');
    const first = await run(['scripts/seed.ts'], { DATA_DIR: dataDir });
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/sign in as \S+@\S+ with the password \S+\n$/u);
    expect(await run(['scripts/seed.ts'], { DATA_DIR: dataDir })).toEqual(first);
    const database = new DatabaseSync(join(dataDir, databaseFile), { readOnly: true });
    const count = database.prepare(
      "SELECT count(*) AS sheets FROM documents WHERE parent NOT LIKE '%/%' AND id <> 'parameters'",
    );
    expect(count.get()).toMatchObject({ sheets: 13 });
    expect(database.prepare('SELECT count(*) AS users FROM users').get()).toMatchObject({ users: 1 });
    database.close();
  });

  it('refuses a folder with other data, and keeps that data unchanged', async () => {
    const dataDir = join(folder, 'seeded');
    const database = new DatabaseSync(join(dataDir, databaseFile));
    database.exec("UPDATE users SET email = 'ada@example.org'");
    database.close();
    const { stderr, code } = await run(['scripts/seed.ts'], { DATA_DIR: dataDir });
    expect(stderr).toBe(`${dataDir} has other accounts; name another folder with DATA_DIR.\n`);
    expect(code).toBe(1);
  });
});

it('prints the required version of Node in one sentence if the installed Node is too old', async () => {
  const old =
    "Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); require('./scripts/check-node.cjs')";
  const { stderr, code } = await run(['--eval', old]);
  expect(stderr).toMatch(/^Mon budget needs Node 24 or newer, and this is Node 20\.20\.2: install it .*\n$/u);
  expect(code).toBe(1);
  expect(await run(['scripts/check-node.cjs'])).toEqual({ stdout: '', stderr: '', code: 0 });
});
