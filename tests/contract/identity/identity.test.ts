import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  documentsUrl,
  identify,
  listStatus,
  password,
  refresh,
  send,
  signIn,
  signUp,
  signUpVerified,
} from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

const servers: LocalServer[] = [];
const start = async (settings: Readonly<Record<string, string>> = {}): Promise<LocalServer> => {
  const server = await startLocalServer(settings);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map(async (server) => server.stop()));
});

const email = 'owner@example.com';
const errorOf = async (server: LocalServer, operation: string, body: unknown): Promise<string> =>
  codeOf(await identify(server.origin, operation, body));
const refreshError = async (server: LocalServer, refreshToken: string): Promise<unknown> => {
  const response = await fetch(`${server.origin}/securetoken.googleapis.com/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return response.json();
};

describe('signing up', () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await startLocalServer();
  });
  afterAll(() => server.stop());

  it.each([
    ['not an address', password, 'INVALID_EMAIL'],
    [email, '', 'MISSING_PASSWORD'],
    [email, '12345', 'WEAK_PASSWORD'],
    [email, 'Password', 'WEAK_PASSWORD'],
    [email, 'x'.repeat(1025), 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
  ])('is refused for the address %s and the password %s: %s', async (address, secret, code) => {
    expect(await errorOf(server, 'signUp', { email: address, password: secret })).toBe(code);
  });
});

describe('signing up', () => {
  it('rejects a taken address, ignoring the case of its letters', async () => {
    const server = await start();
    await signUp(server.origin, email);
    expect(await errorOf(server, 'signUp', { email: 'OWNER@example.com', password })).toBe('EMAIL_EXISTS');
  });

  it('accepts a password of 1,024 characters, and compares all of them', async () => {
    const server = await start();
    const long = 'é'.repeat(1024);
    expect((await identify(server.origin, 'signUp', { email, password: long })).status).toBe(200);
    expect(await errorOf(server, 'signInWithPassword', { email, password: long.slice(1) })).toBe('INVALID_PASSWORD');
  });

  // Source: docs/specification.md#server-limits.
  it('is limited to ten times an hour from one network address', async () => {
    const server = await start({ SIGN_UPS_PER_HOUR: '10' });
    for (let index = 0; index < 10; index += 1) await signUp(server.origin, `user${String(index)}@example.com`);
    expect(await errorOf(server, 'signUp', { email, password })).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    server.advance(3600);
    expect((await identify(server.origin, 'signUp', { email, password })).status).toBe(200);
  });
});

describe('signing in', () => {
  it('distinguishes a wrong password from an unknown address only without enumeration protection', async () => {
    const [open, hidden] = [await start(), await start({ EMAIL_ENUMERATION_PROTECTION: 'on' })];
    for (const server of [open, hidden]) await signUp(server.origin, email);
    const wrong = { email, password: 'wrong one' };
    const unknown = { email: 'nobody@example.com', password };
    expect(await errorOf(open, 'signInWithPassword', wrong)).toBe('INVALID_PASSWORD');
    expect(await errorOf(open, 'signInWithPassword', unknown)).toBe('EMAIL_NOT_FOUND');
    const answers = [wrong, unknown].map(async (body) => identify(hidden.origin, 'signInWithPassword', body));
    const [first, second] = await Promise.all(answers);
    expect(first?.text).toBe(second?.text);
    expect(first?.text).toContain('INVALID_LOGIN_CREDENTIALS');
  });

  // Source: docs/specification.md#server-wrong-passwords.
  it('is locked for longer each time after five failures, even with the right password, for that account only', async () => {
    const server = await start();
    await signUp(server.origin, email);
    await signUp(server.origin, 'other@example.com');
    const attempt = async (secret: string): Promise<string> =>
      errorOf(server, 'signInWithPassword', { email, password: secret });
    for (let index = 0; index < 5; index += 1) expect(await attempt('wrong one')).toBe('INVALID_PASSWORD');
    expect(await attempt(password)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await signIn(server.origin, 'other@example.com')).idToken).not.toBe('');
    server.advance(2);
    expect(await attempt('wrong one')).toBe('INVALID_PASSWORD');
    server.advance(1);
    expect(await attempt(password)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    server.advance(2);
    expect(await attempt(password)).toContain('200');
  });

  it('is refused in plain text during an overload, because a JSON response would make the SDK sign the user out', async () => {
    const server = await start();
    const attempts = Array.from({ length: 60 }, async (_, index) =>
      identify(server.origin, 'signInWithPassword', { email: `user${String(index)}@example.com`, password }),
    );
    const refused = (await Promise.all(attempts)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ json, headers }) => json === undefined && headers.get('retry-after') === '5')).toBe(true);
  });

  it('issues two different id tokens in the same second', async () => {
    const server = await start();
    const made = await signUp(server.origin, email);
    expect(await refresh(server.origin, made.refreshToken)).not.toBe(await refresh(server.origin, made.refreshToken));
  });
});

describe('mails', () => {
  // Source: docs/specification.md#server-mails.
  it('contain a link to the configured address, in the language of the client, whatever the Host header', async () => {
    const server = await start({ PUBLIC_URL: 'https://budget.example/' });
    await signUp(server.origin, email);
    await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-firebase-locale': 'fr', host: 'evil.example' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    });
    // The server sends the mail after the response, whose timing must not reveal an account.
    await expect
      .poll(() => server.lines.at(-1))
      .toMatch(
        /^Mail "Réinitialisez votre mot de passe": https:\/\/budget\.example\/__\/auth\/action\?mode=resetPassword&oobCode=[\w-]+&lang=fr$/,
      );
  });

  // Source: docs/specification.md#server-limits.
  it('are limited to five an hour for one address', async () => {
    const server = await start();
    await signUp(server.origin, email);
    const ask = async () => errorOf(server, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    for (let index = 0; index < 5; index += 1) expect(await ask()).toContain('200');
    expect(await ask()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('are refused for an unknown address only without enumeration protection', async () => {
    const body = { requestType: 'PASSWORD_RESET', email };
    expect(await errorOf(await start(), 'sendOobCode', body)).toBe('EMAIL_NOT_FOUND');
    const hidden = await start({ EMAIL_ENUMERATION_PROTECTION: 'on' });
    expect((await identify(hidden.origin, 'sendOobCode', body)).status).toBe(200);
    expect(hidden.lines).toEqual([]);
  });
});

describe('a mailed code', () => {
  // Source: docs/specification.md#server-codes.
  it('verifies an address only once, and only within a day', async () => {
    const server = await start();
    const { idToken } = await signUp(server.origin, email);
    const ask = async (): Promise<string> => {
      await identify(server.origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
      return server.lastCode();
    };
    const [used, late] = [await ask(), await ask()];
    expect(await errorOf(server, 'update', { oobCode: used })).toContain('"emailVerified":true');
    expect(await errorOf(server, 'update', { oobCode: used })).toBe('INVALID_OOB_CODE');
    server.advance(24 * 3600 + 1);
    expect(await errorOf(server, 'update', { oobCode: late })).toBe('EXPIRED_OOB_CODE');
  });

  // Source: docs/specification.md#server-codes.
  it('resets a password: it can be described, remains valid after a rejected password, and ends every session', async () => {
    const server = await start();
    const before = await signUpVerified(server, email);
    await identify(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = server.lastCode();
    expect((await identify(server.origin, 'resetPassword', { oobCode })).json).toMatchObject({
      requestType: 'PASSWORD_RESET',
      email,
    });
    expect(await errorOf(server, 'resetPassword', { oobCode, newPassword: '123456' })).toBe('WEAK_PASSWORD');
    expect((await identify(server.origin, 'resetPassword', { oobCode, newPassword: 'brand new horse' })).status).toBe(
      200,
    );
    expect(await listStatus(server.origin, before.localId, before.idToken)).toBe(401);
    expect(await refreshError(server, before.refreshToken)).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
    expect((await signIn(server.origin, email, 'brand new horse')).localId).toBe(before.localId);
  });

  // Source: docs/specification.md#server-codes.
  it('changes the address and ends every session; the next code revokes it, and the old address can undo the change', async () => {
    const server = await start();
    const { idToken, localId } = await signUp(server.origin, email);
    const ask = async (newEmail: string): Promise<string> => {
      await identify(server.origin, 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
      return server.lastCode();
    };
    const [first, second] = [await ask('a@example.com'), await ask('b@example.com')];
    expect(await errorOf(server, 'update', { oobCode: first })).toBe('INVALID_OOB_CODE');
    expect((await identify(server.origin, 'update', { oobCode: second })).status).toBe(200);
    expect(await errorOf(server, 'lookup', { idToken })).toBe('TOKEN_EXPIRED');
    expect((await signIn(server.origin, 'b@example.com')).localId).toBe(localId);
    expect((await identify(server.origin, 'update', { oobCode: server.lastCode() })).status).toBe(200);
    expect((await signIn(server.origin, email)).localId).toBe(localId);
  });
});

describe('a sensitive change', () => {
  const changes: readonly (readonly [string, object])[] = [
    ['update', { email: 'new@example.com' }],
    ['update', { password: 'brand new horse' }],
    ['delete', {}],
    ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@example.com' }],
  ];

  // Source: docs/specification.md#server-recent-sign-in.
  it.each(changes)('requires a recent sign-in: %s with %o', async (operation, body) => {
    const server = await start();
    const { idToken } = await signUp(server.origin, email);
    server.advance(301);
    expect(await errorOf(server, operation, { idToken, ...body })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const again = await signIn(server.origin, email);
    expect((await identify(server.origin, operation, { idToken: again.idToken, ...body })).status).toBe(200);
  });

  it('is refused if it sets the address without a mail and enumeration protection is on', async () => {
    const server = await start({ EMAIL_ENUMERATION_PROTECTION: 'on' });
    const { idToken } = await signUp(server.origin, email);
    expect(await errorOf(server, 'update', { idToken, email: 'new@example.com' })).toBe('OPERATION_NOT_ALLOWED');
  });

  it('deletes the account with its data', async () => {
    const server = await start();
    const account = await signUpVerified(server, email);
    await send(`${documentsUrl(server.origin)}/${account.localId}/parameters`, 'PATCH', account.idToken, {
      fields: { blockClosed: { arrayValue: { values: [{ stringValue: 'canary' }] } } },
    });
    expect((await identify(server.origin, 'delete', { idToken: account.idToken })).status).toBe(200);
    expect(await errorOf(server, 'signInWithPassword', { email, password })).toBe('EMAIL_NOT_FOUND');
    const { readFileSync, readdirSync } = await import('node:fs');
    const traces = (): readonly string[] => {
      const files = readdirSync(server.dataDir).filter((name) => name.startsWith('data.db'));
      const bytes = files.map((name) => readFileSync(`${server.dataDir}/${name}`).toString('latin1')).join('');
      return ['canary', email].filter((text) => bytes.includes(text));
    };
    await expect.poll(traces, { timeout: 20_000 }).toEqual([]);
  });
});
