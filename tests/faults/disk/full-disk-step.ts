import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../../server/store/database.ts';
import { reserveBytes, reserveFile } from '../../../server/limits/reserve-file.ts';
import {
  type Account,
  type Answer,
  codeOf,
  identify,
  listStatus,
  password,
  send,
  signIn,
  signOut,
  signUpVerified,
} from '../../contract/support/calls.ts';
import { entryFields, sampleId } from '../../contract/support/samples.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { documentsPath } from '../support/direct-app.ts';
import { integrityOf } from '../support/integrity.ts';
import {
  callsOf,
  becomesTrue,
  type Expect,
  lineId,
  maxRefusals,
  maxWrites,
  nothing,
  sheet,
  type StepReport,
} from './calls.ts';
import type { SmallDisk } from './small-disk.ts';

type Trial = {
  readonly disk: SmallDisk;
  readonly server: TestServer;
  readonly owner: Account;
  readonly deletedAccount: Account;
  readonly expect: Expect;
};

const ownerEmail = 'owner@example.com';
const deletedEmail = 'deleted@example.com';
const deletions = 40;

/** Reads all stored documents and accounts as one text. */
const contentOf = ({ server }: Trial): string => {
  const database = new DatabaseSync(join(server.dataDir, databaseFile), { readOnly: true, timeout: 5000 });
  const rows = ['SELECT parent, id, fields FROM documents', 'SELECT uid, email FROM users'].map((sql) =>
    database.prepare(sql).all(),
  );
  database.close();
  return JSON.stringify(rows);
};

const ask = async ({ server }: Trial, method: string, path: string, token?: string, body?: unknown): Promise<Answer> =>
  send(`${server.origin}${path}`, method, token, body);

const asksToWait = ({ status, headers }: Answer): boolean => status === 503 && headers.get('retry-after') === '60';

const prepare = async (server: TestServer): Promise<{ readonly owner: Account; readonly deletedAccount: Account }> => {
  const enter = async (email: string): Promise<Account> => {
    const lastCode = async () => (await server.mails()).findLast(({ to }) => to === email)?.code ?? '';
    const account = await signUpVerified({ origin: server.origin, lastCode }, email);
    const name = (id: string) => `${documentsPath.slice('/v1/'.length)}/${account.localId}/${sheet}/outMonth/${id}`;
    const ids = Array.from({ length: 100 }, (_, index) => lineId('p', index));
    const writes = ids.map((id) => ({
      update: { name: name(id), fields: { ...entryFields(id), name: { stringValue: `${email} was here` } } },
    }));
    const { status } = await send(`${server.origin}${documentsPath}:commit`, 'POST', account.idToken, { writes });
    if (status !== 200) throw new Error(`The lines of ${email} were answered ${String(status)}.`);
    return account;
  };
  return { owner: await enter(ownerEmail), deletedAccount: await enter(deletedEmail) };
};

const writeUntilFull = async (trial: Trial) => {
  const { owner, expect } = trial;
  const calls = callsOf(owner.localId);
  let [accepted, refused] = [0, 0];
  for (let index = 0; index < maxWrites && refused < maxRefusals; index += 1) {
    const { method, path, body } = calls[index % calls.length]?.(index) ?? nothing;
    const before = contentOf(trial);
    const answer = await ask(trial, method, path, owner.idToken, body);
    if (answer.status === 200) accepted += 1;
    else {
      refused += 1;
      expect(asksToWait(answer) && answer.text.includes('"status":"UNAVAILABLE"'), `${method}: ${answer.text}`);
      expect(contentOf(trial) === before, `a refused ${method} left something`);
    }
  }
  expect(refused > 0, 'the disk was never full');
  return { accepted, refused };
};

const signInAndOut = async (trial: Trial): Promise<void> => {
  const { server, disk, owner, expect } = trial;
  const { origin } = server;
  const other = await signIn(origin, ownerEmail).catch(() => undefined);
  disk.fill();
  expect(other !== undefined && (await signOut(origin, other.refreshToken)).status === 200, 'a sign-in or a sign-out');
  expect(
    other !== undefined && (await listStatus(origin, other.localId, other.idToken)) === 401,
    'the session did not end',
  );
  disk.fill();
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: owner.refreshToken });
  const refreshed = await fetch(`${origin}/securetoken.googleapis.com/v1/token`, { method: 'POST', body: form });
  expect(refreshed.status === 200, `a refresh: ${String(refreshed.status)}`);
  const list = await ask(trial, 'GET', `${documentsPath}/${owner.localId}/${sheet}/outMonth`, owner.idToken);
  expect(list.status === 200 && list.text.includes(lineId('p', 99)), 'a listing fails');
  expect((await ask(trial, 'GET', '/healthz')).status === 200, 'it is not healthy');
};

const addAccounts = async (trial: Trial): Promise<void> => {
  const { server, expect } = trial;
  // A checkpoint of the WAL may have released enough space.
  const isWhole = () => statSync(join(server.dataDir, reserveFile)).size === reserveBytes;
  const isRight = (answer: Answer) => asksToWait(answer) || isWhole();
  const signedUp = await identify(server.origin, 'signUp', { email: 'late@example.com', password });
  expect(isRight(signedUp), `a sign-up: ${codeOf(signedUp)}`);
  const mailed = await identify(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: ownerEmail });
  expect(isRight(mailed), `a mail: ${codeOf(mailed)}`);
};

const guess = async ({ server, expect }: Trial): Promise<void> => {
  const email = `guessed-${sampleId('g')}@example.com`;
  const codes: string[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    codes.push(codeOf(await identify(server.origin, 'signInWithPassword', { email, password: 'wrong' })));
  }
  expect(codes.at(-1) === 'TOO_MANY_ATTEMPTS_TRY_LATER' && codes[0] !== codes.at(-1), `guesses: ${codes.join(', ')}`);
};

const deleteLines = async (trial: Trial): Promise<void> => {
  const { disk, owner, expect } = trial;
  for (let index = 0; index < deletions; index += 1) {
    // Simulates another process that uses any released space at once.
    disk.fill();
    const path = `${documentsPath}/${owner.localId}/${sheet}/outMonth/${lineId('p', index)}`;
    const { status } = await ask(trial, 'DELETE', path, owner.idToken);
    expect(status === 200, `a deletion: ${String(status)}`);
  }
  const root = `${documentsPath.slice('/v1/'.length)}/${owner.localId}/${sheet}/outMonth`;
  const writes = Array.from({ length: 50 }, (_, index) => ({ delete: `${root}/${lineId('p', deletions + index)}` }));
  const many = await ask(trial, 'POST', `${documentsPath}:commit`, owner.idToken, { writes });
  expect(many.status === 200, `a commit of deletions: ${many.text}`);
  const left = await ask(trial, 'GET', `${documentsPath}/${owner.localId}/${sheet}/outMonth`, owner.idToken);
  expect(
    left.text.includes(lineId('p', 90)) && !left.text.includes(lineId('p', 89)),
    'other lines than the deleted ones are missing',
  );
};

const deleteAccount = async (trial: Trial): Promise<void> => {
  const { server, deletedAccount, expect } = trial;
  const { status, text } = await identify(server.origin, 'delete', { idToken: deletedAccount.idToken });
  expect(status === 200, `the deletion of an account: ${text}`);
  expect(!contentOf(trial).includes(deletedAccount.localId), 'the deleted account is still stored');
};

const restartWhileFull = async (trial: Trial): Promise<void> => {
  const { disk, server, expect } = trial;
  const before = contentOf(trial);
  await server.kill('SIGKILL');
  await server.restart();
  expect(contentOf(trial) === before, 'a crash on the full disk has changed something');
  disk.fill();
  expect((await server.kill('SIGTERM')) === 0, 'the server was not stopped gracefully');
  disk.fill();
  await server.restart();
  expect(contentOf(trial) === before, 'a stop on the full disk has changed something');
  const { status } = await identify(server.origin, 'signInWithPassword', { email: ownerEmail, password });
  expect(status === 200, `a sign-in after a start: ${String(status)}`);
};

const filesInclude = (folder: string, text: string): boolean =>
  readdirSync(folder).some((name) => name.startsWith(databaseFile) && readFileSync(join(folder, name)).includes(text));

const recover = async (trial: Trial): Promise<void> => {
  const { disk, server, owner, deletedAccount, expect } = trial;
  disk.empty();
  const { method, path, body } = callsOf(owner.localId)[0]?.(maxWrites) ?? nothing;
  const isAccepted = async () => (await ask(trial, method, path, owner.idToken, body)).status === 200;
  expect(await becomesTrue(isAccepted), 'no write after space is freed');
  expect(statSync(join(server.dataDir, reserveFile)).size === reserveBytes, 'the reserve is incomplete');
  expect(
    await becomesTrue(() => !filesInclude(server.dataDir, deletedAccount.localId)),
    'data of a deleted account is left',
  );
  await server.kill('SIGTERM');
  expect(integrityOf(server.dataDir) === 'ok', 'the file is damaged');
};

/** Fills a disk except for a number of bytes, and writes until the disk is full. Then checks every function that must work. */
export const runFullDiskStep = async (disk: SmallDisk, bytesLeft: number): Promise<StepReport> => {
  const wrong: string[] = [];
  const expect: Expect = (holds, what) => {
    if (!holds) wrong.push(`${String(bytesLeft)} bytes: ${what}`);
  };
  const server = await startServer({ app: 'empty', dataDir: join(disk.folder, 'data') });
  try {
    const trial = { disk, server, expect, ...(await prepare(server)) };
    disk.fill(bytesLeft);
    const counts = await writeUntilFull(trial);
    disk.fill();
    await signInAndOut(trial);
    await addAccounts(trial);
    await guess(trial);
    await deleteLines(trial);
    await deleteAccount(trial);
    await restartWhileFull(trial);
    await recover(trial);
    return { ...counts, wrong };
  } finally {
    await server.stop();
  }
};
