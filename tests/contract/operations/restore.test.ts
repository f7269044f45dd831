import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../support/command.ts';
import { damage } from '../../support/damage.ts';
import { type SeededAccount, seedAccount } from '../../support/seed.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { codeOf, documentsUrl, identify, listStatus, send, signIn, signUp } from '../support/calls.ts';
import { entryFields, sampleId } from '../support/samples.ts';

const email = 'owner@example.com';
const password = 'orange-bleu-42';
let server: TestServer;
let account: SeededAccount;

const start = async () => {
  server = await startServer({ app: 'empty' });
  account = await seedAccount(server, email, password);
};

const run = (name: string, ...args: readonly string[]) => runCommand(name, { DATA_DIR: server.dataDir }, ...args);
const inFolder = (name: string) => join(server.dataDir, name);
const filesInDataDir = (prefix: string) => readdirSync(server.dataDir).filter((name) => name.startsWith(prefix));
const url = () => `${documentsUrl(server.origin)}/${account.localId}/${sampleId('sheet')}/outDay`;
const add = (id: string) => send(`${url()}?documentId=${id}`, 'POST', account.idToken, { fields: entryFields(id) });

const contentSchema = v.record(v.string(), v.array(v.string()));
type Content = Readonly<v.InferOutput<typeof contentSchema>>;

const contentOf = (file: string): Content => {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const content = tables.map(({ name }) => {
    const rows = database.prepare('SELECT * FROM '.concat(String(name))).all();
    return [String(name), rows.map((row) => JSON.stringify(row)).toSorted()];
  });
  database.close();
  return v.parse(contentSchema, Object.fromEntries(content));
};

const rowsIn = (tables: readonly unknown[]): boolean => tables.every((rows) => Array.isArray(rows) && rows.length > 0);

/** Expects that earlier id tokens and refresh tokens are revoked. */
const expectSignedOut = async ({ origin }: Pick<TestServer, 'origin'>): Promise<void> => {
  const { localId, idToken, refreshToken } = account;
  expect(await listStatus(origin, localId, idToken)).toBe(401);
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const answer = await fetch(`${origin}/securetoken.googleapis.com/v1/token`, { method: 'POST', body: form });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('TOKEN_EXPIRED')]);
};

/** Writes a row into every table that the server changes at run time. */
const useEveryTable = async (name: string): Promise<void> => {
  await signUp(server.origin, `${name}@example.com`);
  await identify(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await identify(server.origin, 'signInWithPassword', { email: `not-${name}@example.com`, password });
  await add(sampleId(name));
  await send(`${url()}/${sampleId(name)}`, 'DELETE', account.idToken);
};

/** Writes lines until it is stopped, and resolves to the acknowledged ids. */
const writeOn = () => {
  const acknowledged: string[] = [];
  const end = new AbortController();
  const writing = (async () => {
    for (let index = 0; !end.signal.aborted; index += 1) {
      const id = sampleId(`w${String(index)}`);
      if ((await add(id)).status === 200) acknowledged.push(id);
    }
  })();
  return {
    acknowledged,
    stop: () => {
      end.abort();
      return writing;
    },
  };
};

describe('a restore', () => {
  beforeEach(start);
  afterEach(() => server.stop());

  it('restores every document and account from a backup under load while the server runs, and revokes old sessions', async () => {
    await useEveryTable('before');
    const load = writeOn();
    onTestFinished(() => load.stop());
    await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
    const before = [...load.acknowledged];
    expect(await run('backup', inFolder('copy.db'))).toMatchObject({ errors: '', code: 0 });
    await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before.length + 20);
    await load.stop();
    await useEveryTable('later');

    const existing = contentOf(inFolder('data.db'));
    expect(await run('restore', inFolder('copy.db'))).toMatchObject({ errors: '', code: 0 });
    const restored = contentOf(inFolder('data.db'));
    const { documents, users, known_networks, tombstones, usage } = contentOf(inFolder('copy.db'));
    const { signing_keys, attempts } = existing;
    expect(restored).toEqual({
      documents,
      users,
      known_networks,
      tombstones,
      usage,
      signing_keys,
      attempts,
      sessions: [],
      codes: [],
      erasures: [],
      commit_clock: existing['commit_clock'],
    });
    expect(rowsIn([documents, users, tombstones, signing_keys, attempts])).toBe(true);

    await expectSignedOut(server);
    const { localId, idToken } = await signIn(server.origin, email, password);
    expect(localId).toBe(account.localId);
    expect((await send(`${url()}/${before.at(-1) ?? ''}`, 'GET', idToken)).status).toBe(200);
    expect((await send(`${url()}/${load.acknowledged.at(-1) ?? ''}`, 'GET', idToken)).status).toBe(404);
    account = { ...account, idToken };
    expect((await add(sampleId('after'))).status).toBe(200);
  });

  it('revokes the sessions and mailed codes of the backup on a new machine', async () => {
    await identify(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = (await server.mails()).at(-1)?.code;
    await run('backup', inFolder('copy.db'));
    const elsewhere = inFolder('elsewhere');
    await runCommand('restore', { DATA_DIR: elsewhere }, inFolder('copy.db'));
    const other = await startServer({ app: 'empty', dataDir: elsewhere });
    onTestFinished(() => other.stop());
    await expectSignedOut(other);
    expect(codeOf(await identify(other.origin, 'resetPassword', { oobCode }))).toBe('INVALID_OOB_CODE');
    expect((await signIn(other.origin, email, password)).localId).toBe(account.localId);
  });

  it('is atomic during concurrent writes, and signs users out', async () => {
    await run('backup', inFolder('copy.db'));
    const load = writeOn();
    onTestFinished(() => load.stop());
    await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
    expect(await run('restore', inFolder('copy.db'))).toMatchObject({ errors: '', code: 0 });
    await load.stop();
    expect(contentOf(inFolder('data.db'))['documents']).toEqual(contentOf(inFolder('copy.db'))['documents']);
  });

  it('repairs a damaged database while the server runs, and keeps a copy of the damaged file', async () => {
    await run('backup', inFolder('copy.db'));
    await server.kill('SIGTERM');
    damage(inFolder('data.db'));
    await server.restart();
    const { output, errors, code } = await run('restore', inFolder('copy.db'));
    expect([output.split('\n').length, errors, code]).toEqual([3, '', 0]);
    const restored = contentOf(inFolder('data.db'));
    const copy = contentOf(inFolder('copy.db'));
    expect([restored['documents'], restored['users']]).toEqual([copy['documents'], copy['users']]);
    expect((await signIn(server.origin, email, password)).localId).toBe(account.localId);
  });

  it('keeps a copy of the previous database', async () => {
    await run('backup', inFolder('copy.db'));
    await add(sampleId('late'));
    const existing = contentOf(inFolder('data.db'));
    const { output } = await run('restore', inFolder('copy.db'));
    const kept = filesInDataDir('before-restore-');
    expect(output).toContain(kept[0] ?? 'a file');
    expect(kept.map((name) => contentOf(inFolder(name)))).toEqual([existing]);
    expect([filesInDataDir('before-restore-'), filesInDataDir('restore-'), filesInDataDir('copy')]).toEqual([
      kept,
      [],
      ['copy.db'],
    ]);
  });

  it('creates the database of a new machine', async () => {
    await run('backup', inFolder('copy.db'));
    const DATA_DIR = inFolder('elsewhere');
    const { output, code } = await runCommand('restore', { DATA_DIR }, inFolder('copy.db'));
    expect([output, code]).toEqual([`The database is as it was in ${inFolder('copy.db')}.\n`, 0]);
    const restored = contentOf(join(DATA_DIR, 'data.db'));
    const copy = contentOf(inFolder('copy.db'));
    expect([restored['documents'], restored['users']]).toEqual([copy['documents'], copy['users']]);
  });
});

describe('a restore that fails', () => {
  beforeAll(async () => {
    await start();
    await server.kill('SIGTERM');
  });
  afterEach(() => rm(inFolder('copy.db'), { force: true }));
  afterAll(() => server.stop());

  it.each([
    ['is missing', () => {}, 'There is no file'],
    [
      'is no database',
      (file: string) => writeFileSync(file, 'x'.repeat(5000)),
      'is no undamaged backup of Mon budget.',
    ],
    ['is another database', (file: string) => new DatabaseSync(file).close(), 'is no undamaged backup of Mon budget.'],
    [
      'comes from a newer version',
      (file: string) => {
        copyFileSync(inFolder('data.db'), file);
        const database = new DatabaseSync(file);
        database.exec('PRAGMA user_version = 99');
        database.close();
      },
      'cannot be restored: it was written by a newer version (99)',
    ],
    [
      'lacks a column',
      (file: string) => {
        copyFileSync(inFolder('data.db'), file);
        const database = new DatabaseSync(file);
        database.exec('ALTER TABLE users DROP COLUMN photo_url');
        database.close();
      },
      'cannot be restored: it lacks users.photo_url',
    ],
    [
      'lacks a trigger',
      (file: string) => {
        copyFileSync(inFolder('data.db'), file);
        const database = new DatabaseSync(file);
        database.exec('DROP TRIGGER document_inserted');
        database.close();
      },
      'cannot be restored: it lacks document_inserted',
    ],
  ])('prints one line and changes nothing if the file %s', async (_, make, reason) => {
    const existing = contentOf(inFolder('data.db'));
    make(inFolder('copy.db'));
    const { errors, code } = await run('restore', inFolder('copy.db'));
    expect(errors).toContain(reason);
    expect([errors.trim().split('\n').length, code]).toEqual([1, 1]);
    expect(contentOf(inFolder('data.db'))).toEqual(existing);
  });

  it('leaves an empty folder empty', async () => {
    copyFileSync(inFolder('data.db'), inFolder('copy.db'));
    const database = new DatabaseSync(inFolder('copy.db'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    const { code } = await runCommand('restore', { DATA_DIR: inFolder('new') }, inFolder('copy.db'));
    expect([code, readdirSync(inFolder('new'))]).toEqual([1, []]);
  });

  it('prints a request for the missing file name', async () => {
    expect((await run('restore')).errors).toBe('Name the backup to restore: npm run restore -- FILE\n');
  });
});
