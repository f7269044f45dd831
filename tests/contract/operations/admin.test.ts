import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { runCommand } from '../../support/command.ts';
import { type SeededAccount, seedAccount, seedSheet, sheetDocument } from '../../support/seed.ts';
import { documentsUrl, identify, send, signUp } from '../support/calls.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';

const email = 'owner@example.com';
const password = 'orange-bleu-42';
let server: LocalServer;
let owner: SeededAccount;

const admin = (...args: readonly string[]) => runCommand('admin', { DATA_DIR: server.dataDir }, ...args);
const list = () => send(`${documentsUrl(server.origin)}/${owner.localId}`, 'GET', owner.idToken);
const signInAnswer = async () => (await identify(server.origin, 'signInWithPassword', { email, password })).text;

describe('an admin command, with the server running,', () => {
  beforeEach(async () => {
    server = await startLocalServer();
    owner = await seedAccount(server, email, password);
  });
  afterEach(() => server.stop());

  it('lists accounts with the number of their sheets', async () => {
    await owner.put([sheetDocument(seedSheet(0, toSheetDate(2026, 11, 1)))]);
    server.advance(1);
    await signUp(server.origin, 'second@example.com');
    const today = new Date().toISOString().slice(0, 10);
    const { output, code } = await admin('list');
    expect([
      output
        .trim()
        .split('\n')
        .map((line) => line.split(/\s{2,}/)),
      code,
    ]).toEqual([
      [
        ['address', 'state', 'since', 'last sign-in', 'sheets'],
        [email, 'verified', today, today, '1'],
        ['second@example.com', 'not verified', today, today, '0'],
      ],
      0,
    ]);
  });

  it('disables and enables an account', async () => {
    expect(await admin('disable', ' Owner@Example.com')).toMatchObject({ code: 0 });
    expect((await list()).status).toBe(401);
    expect(await signInAnswer()).toContain('USER_DISABLED');
    await admin('enable', email);
    expect((await list()).status).toBe(200);
    expect(await signInAnswer()).toContain(owner.localId);
  });

  it('ends the sessions of an account', async () => {
    await admin('sign-out', email);
    expect((await list()).status).toBe(401);
    expect(await signInAnswer()).toContain(owner.localId);
  });

  it('deletes an account only with --yes', async () => {
    await owner.put([sheetDocument(seedSheet(0, toSheetDate(2026, 11, 1)))]);
    const asked = await admin('delete', email);
    expect([asked.errors, asked.code]).toEqual([
      `This deletes ${email} with its sheet for good; add --yes to do it.\n`,
      1,
    ]);
    expect((await list()).status).toBe(200);
    await admin('delete', email, '--yes');
    expect((await list()).status).toBe(401);
    expect((await admin('list')).output).not.toContain(email);
    expect(readdirSync(join(server.dataDir, 'outbox')).filter((name) => name.includes(owner.localId))).toEqual([]);
  });

  it('prints the mails that the server did not send by SMTP', async () => {
    await identify(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const mails = await server.mails();
    const { output } = await admin('outbox');
    expect(output).toContain(`${email}\n  Reset your password\n  ${mails.at(-1)?.link ?? 'a link'}\n`);
  });
});

describe('an admin command that fails', () => {
  beforeAll(async () => {
    server = await startLocalServer();
  });
  afterAll(() => server.stop());

  it.each([
    [[], /^npm run admin -- COMMAND\n( {2}[a-z-]+ .*\n){6}$/],
    [['lock', email], /^npm run admin -- COMMAND\n/],
    [['disable'], /^Name the address of the account\.\n$/],
    [['disable', 'nobody@example.com'], /^There is no account with the address nobody@example\.com\.\n$/],
  ])('prints the reason: %o', async (args, reason) => {
    const { errors, code } = await admin(...args);
    expect(errors).toMatch(reason);
    expect(code).toBe(1);
  });

  it('creates no data folder', async () => {
    const DATA_DIR = join(server.dataDir, 'elsewhere');
    const { errors, code } = await runCommand('admin', { DATA_DIR }, 'list');
    expect([errors, code]).toEqual([`There is no database at ${join(DATA_DIR, 'data.db')}; set DATA_DIR.\n`, 1]);
  });
});
