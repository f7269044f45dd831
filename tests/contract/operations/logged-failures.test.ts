import { DatabaseSync } from 'node:sqlite';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/server.ts';
import { startServer } from '../../support/server.ts';
import type { Account, Answer } from '../support/calls.ts';
import { documentsUrl, identify, password, send, signIn, signUpVerified } from '../support/calls.ts';
import { entryFields, sampleId, sheetFields } from '../support/samples.ts';

const email = 'canary-person@example.com';
const name = 'canary purchase';
const amount = 918_273.64;
/** A timeout that is long enough for a busy machine. */
const polling = { timeout: 30_000 };
const quoted = `canary text\n    at canary (file:///canary/x.ts:1:1)`;
const sheet = sampleId('canarySheet');
const entry = sampleId('canaryEntry');

let server: TestServer;
let owner: Account;
beforeAll(async () => {
  server = await startServer({
    app: 'empty',
    settings: { ACCESS_LOG: 'on', TRUST_PROXY: 'on', EMAIL_ENUMERATION_PROTECTION: 'on' },
  });
  const lastCode = async () => (await server.mails()).findLast(({ to }) => to === email)?.code ?? '';
  owner = await signUpVerified({ origin: server.origin, lastCode }, email);
  const area = `${documentsUrl(server.origin)}/${owner.localId}`;
  await send(`${area}?documentId=${sheet}`, 'POST', owner.idToken, { fields: sheetFields(sheet) });
  const fields = { ...entryFields(entry), name: { stringValue: name }, value: { doubleValue: amount } };
  await send(`${area}/${sheet}/in?documentId=${entry}`, 'POST', owner.idToken, { fields });
});
afterAll(async () => server.stop());

const runInDatabase = (text: string): void => {
  const database = new DatabaseSync(join(server.dataDir, 'data.db'), { timeout: 5000 });
  database.exec(text);
  database.close();
};

/** Corrupts the server's database through another connection. Returns a function that repairs it. */
const corrupt = (damage: string, repair: string): (() => void) => {
  runInDatabase(damage);
  return () => {
    runInDatabase(repair);
  };
};

const trigger = (event: string): (() => void) =>
  corrupt(
    `CREATE TRIGGER planted ${event} BEGIN SELECT RAISE(ABORT, '${quoted} ${email} ${String(amount)}'); END`,
    'DROP TRIGGER planted',
  );

const line = v.object({
  time: v.pipe(v.string(), v.isoTimestamp()),
  level: v.picklist(['info', 'error']),
  event: v.string(),
  requestId: v.optional(v.string()),
  route: v.optional(v.string()),
  status: v.optional(v.number()),
  ms: v.optional(v.number()),
  bytes: v.optional(v.number()),
  error: v.optional(
    v.looseObject({
      name: v.string(),
      code: v.optional(v.string()),
      errcode: v.optional(v.number()),
      stack: v.array(v.string()),
    }),
  ),
});

const logged = () =>
  server
    .lines()
    .filter((text) => text.startsWith('{'))
    .map((text) => v.parse(line, JSON.parse(text)));

/** Finds the log line of a response by its X-Request-Id. */
const lineOf = async ({ headers }: Answer, level: 'info' | 'error') => {
  const find = () =>
    logged().find((entryOf) => entryOf.requestId === headers.get('x-request-id') && entryOf.level === level);
  await expect.poll(find, polling).toBeDefined();
  return find();
};

const documentUrl = (): string => `${documentsUrl(server.origin)}/${owner.localId}/${sheet}/in/${entry}`;
const patch = async (): Promise<Answer> =>
  send(documentUrl(), 'PATCH', owner.idToken, { fields: { ...entryFields(entry), name: { stringValue: name } } });
const commit = async (): Promise<Answer> => {
  const update = { name: documentUrl().slice(documentUrl().indexOf('projects/')), fields: entryFields(entry) };
  return send(`${documentsUrl(server.origin)}:commit`, 'POST', owner.idToken, { writes: [{ update }] });
};

const unsentMail = () => logged().find(({ event }) => event === 'a mail could not be sent');

const idOf = async (sent: string): Promise<string> =>
  (await fetch(`${server.origin}/healthz`, { headers: { 'x-request-id': sent } })).headers.get('x-request-id') ?? '';

describe('a failed request', () => {
  it('is logged only once, with request id, route, status, error and stack', async () => {
    const repair = trigger('BEFORE UPDATE ON documents');
    const answer = await commit();
    repair();
    expect(answer.status).toBe(500);
    const found = await lineOf(answer, 'error');
    expect(found).toMatchObject({
      event: 'request failed',
      route: 'POST /v1/*:commit',
      status: 500,
      error: { name: 'Error', code: 'ERR_SQLITE_ERROR', errcode: 1811 },
    });
    expect(found?.error?.stack.join('\n')).toMatch(/ \(server\/documents\/[a-z-]+\.ts:\d+:\d+\)/u);
    expect(logged().filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it.each<[string, () => () => void, () => Promise<Answer>, string, number]>([
    ['a write that SQLite refuses', () => trigger('BEFORE UPDATE ON documents'), patch, 'PATCH /v1/*', 500],
    [
      'a change of a document that is no JSON',
      () => {
        const start = '{canary:1,';
        return corrupt(
          `UPDATE documents SET fields = '${start}' || substr(fields, 2)`,
          `UPDATE documents SET fields = '{' || substr(fields, ${String(start.length + 1)})`,
        );
      },
      patch,
      'PATCH /v1/*',
      500,
    ],
    [
      'a sign-in that SQLite refuses',
      () => trigger('BEFORE INSERT ON sessions'),
      async () => identify(server.origin, 'signInWithPassword', { email, password }),
      'POST /identitytoolkit.googleapis.com/*:signInWithPassword',
      503,
    ],
  ])('is logged without the error message, which may quote personal data: %s', async (...given) => {
    const [, damage, call, route, status] = given;
    const repair = damage();
    const answer = await call();
    repair();
    expect(answer.status).toBe(status);
    expect(await lineOf(answer, 'error')).toMatchObject({ route, status });
  });

  it('is logged even if the response was sent before the failure, as for an unsent mail', async () => {
    const outbox = join(server.dataDir, 'outbox');
    await rm(outbox, { recursive: true });
    await writeFile(outbox, '');
    await identify(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await expect.poll(unsentMail, polling).toMatchObject({ level: 'error', error: { code: 'EEXIST' } });
    await rm(outbox);
    await mkdir(outbox);
  });
});

describe('a response', () => {
  it('has a request id from the server, or a plain word from the trusted proxy', async () => {
    expect(await idOf('proxy-1')).toBe('proxy-1');
    const drawn = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
    for (const sent of ['canary person', `${name}"`, 'x'.repeat(65)]) expect(await idOf(sent)).toMatch(drawn);
    const other = await startServer({ app: 'empty' });
    const answer = await fetch(`${other.origin}/healthz`, { headers: { 'x-request-id': 'proxy-1' } });
    expect(answer.headers.get('x-request-id')).toMatch(drawn);
    await send(`${other.origin}/login`, 'GET');
    expect(other.lines().filter((text) => text.includes('"requestId"'))).toEqual([]);
    await other.stop();
  });

  it('is one line in the access log, with its route and without its caller', async () => {
    const read = await send(documentUrl(), 'GET', owner.idToken);
    expect(await lineOf(read, 'info')).toMatchObject({ event: 'response sent', route: 'GET /v1/*', status: 200 });
    const asset = await send(`${server.origin}/assets/app-1.js`, 'GET');
    const found = await lineOf(asset, 'info');
    expect(found).toMatchObject({ route: 'GET /assets/*', status: 200 });
    expect(found?.bytes).toBeGreaterThan(100);
    expect(await lineOf(await send(`${server.origin}/${name}:canary`, 'GET'), 'info')).toMatchObject({
      route: 'GET /*',
      status: 404,
    });
  });
});

it('logs no person, account, amount or secret', async () => {
  const session = await signIn(server.origin, email);
  for (const token of [`${session.idToken}x`, name]) {
    await send(`${documentUrl()}?token=${session.idToken}`, 'PATCH', token, { fields: { name } });
    await identify(server.origin, 'update', { idToken: token, email, password: `${password}?` });
  }
  const mails = await server.mails();
  // Without a mail server, the log contains the links of mails on purpose.
  const printed = server
    .lines()
    .filter((text) => !text.startsWith('Mail "'))
    .join('\n');
  expect(printed).toContain('request failed');
  const secrets = [session.idToken, session.refreshToken, owner.idToken, owner.refreshToken, owner.localId, password];
  const canaries = ['canary', email, 'example.com', String(amount), sheet, entry, '127.0.0.1:', ...secrets];
  const origin = new URL(server.origin).host;
  const texts = [...canaries, ...mails.map(({ code }) => code)];
  expect(texts.filter((text) => printed.replaceAll(origin, '').includes(text))).toEqual([]);
});
