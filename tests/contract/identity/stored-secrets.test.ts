import { argon2Sync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Account } from '../support/calls.ts';
import { documentsUrl, identify, password, refresh, send, signIn, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { entryFields, sampleId, sheetFields } from '../support/samples.ts';

const email = 'canary-owner@example.com';
const amount = 918_273.64;
const name = 'canary purchase';

let server: LocalServer;
let owner: Account;
const logged: string[] = [];

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...said: readonly unknown[]) => void logged.push(said.join(' ')));
  }
  server = await startLocalServer({ SIGN_INS_PER_MINUTE: '1000' });
  owner = await signUpVerified(server, email);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const inDatabase = <Result>(use: (database: DatabaseSync) => Result): Result => {
  const database = new DatabaseSync(join(server.dataDir, 'data.db'));
  try {
    return use(database);
  } finally {
    database.close();
  }
};

const storedHash = (): unknown =>
  inDatabase((database) => database.prepare('SELECT password_hash FROM users WHERE email = ?').get(email))?.[
    'password_hash'
  ];

const storedBytes = (): string =>
  readdirSync(server.dataDir)
    .filter((file) => file.startsWith('data.db'))
    .map((file) => readFileSync(join(server.dataDir, file)).toString('latin1'))
    .join('');

// Source: docs/specification.md#server-passwords.
it('stores a password as an argon2id hash with 16 bytes of salt', () => {
  expect(storedHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(storedBytes()).not.toContain(password);
});

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

it('replaces a hash with weak parameters at the next sign-in', async () => {
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 4096,
    passes: 3,
    parallelism: 1,
    tagLength: 32,
  });
  const weak = `$argon2id$v=19$m=4096,t=3,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
  inDatabase((database) => database.prepare('UPDATE users SET password_hash = ? WHERE email = ?').run(weak, email));
  await signIn(server.origin, email);
  expect(storedHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn(server.origin, email)).localId).toBe(owner.localId);
});

it('issues refresh tokens of at least 256 random bits, and stores only a hash', async () => {
  const sessions = await Promise.all(Array.from({ length: 5 }, async () => signIn(server.origin, email)));
  const tokens = sessions.map(({ refreshToken }) => refreshToken);
  expect(new Set(tokens).size).toBe(5);
  for (const token of tokens) expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(256);
  const bytes = storedBytes();
  expect(tokens.filter((token) => bytes.includes(token))).toEqual([]);
  await refresh(server.origin, owner.refreshToken);
  expect(storedBytes()).not.toContain(owner.refreshToken);
});

it('mails codes of at least 128 random bits, and stores only a hash', async () => {
  await identify(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const code = server.lastCode();
  const secret = code.split('.').at(-1) ?? '';
  expect(Buffer.from(secret, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  expect(storedBytes()).not.toContain(secret);
});

it('logs no personal data for any request', async () => {
  const id = sampleId('canary');
  const area = `${documentsUrl(server.origin)}/${owner.localId}`;
  const session = await signIn(server.origin, email);
  await send(`${area}?documentId=${id}`, 'POST', session.idToken, { fields: sheetFields(id) });
  const fields = { ...entryFields(id), name: { stringValue: name }, value: { doubleValue: amount } };
  const kept = await send(`${area}/${id}/in?documentId=${id}`, 'POST', session.idToken, { fields });
  expect(kept.status).toBe(200);
  for (const body of [{ fields: { ...fields, more: fields } }, { fields: { name: name.repeat(9000) } }, name]) {
    await send(`${area}/${id}/in/${id}?token=${session.idToken}`, 'PATCH', session.idToken, body);
    await send(`${area}/${id}/in/${id}`, 'PATCH', `${session.idToken}x`, body);
  }
  for (const operation of ['signInWithPassword', 'signUp', 'update', 'delete', 'lookup', 'resetPassword']) {
    await identify(server.origin, operation, { email, password: `${password}?`, idToken: `${session.idToken}x` });
  }
  await identify(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const printed = [...server.lines, ...logged].join('\n');
  expect(printed).toContain('Mail "');
  const canaries = [email, password, name, String(amount), session.idToken, session.refreshToken, owner.localId];
  expect(canaries.filter((canary) => printed.includes(canary))).toEqual([]);
});
