import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/calls.ts';
import { documentsUrl, send, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { sampleId, sheetFields } from '../support/samples.ts';

let server: LocalServer;
let owner: Account;
beforeAll(async () => {
  server = await startLocalServer({ REQUEST_SECONDS: '600' });
  owner = await signUpVerified(server, 'owner@example.com');
});
afterAll(async () => server.stop());

const mebibyte = 1024 * 1024;
/** A timeout that is long enough for a busy machine. */
const polling = { timeout: 30_000 };

type Received = { readonly status: number; readonly headers: Readonly<Record<string, unknown>> };

/** Opens a request whose body the test sends in pieces. */
const open = (url: string, token: string, more: Readonly<Record<string, string>> = {}) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more };
  const outgoing = request(url, { method: 'POST', headers });
  const answered = Promise.withResolvers<Received>();
  outgoing.on('response', (incoming) => {
    incoming.resume();
    answered.resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers });
  });
  // If the response arrives while the client sends, the client also sees a reset.
  outgoing.on('error', answered.reject);
  outgoing.flushHeaders();
  return {
    answer: answered.promise,
    send: async (bytes: string | Uint8Array): Promise<void> => {
      const taken = Promise.withResolvers<undefined>();
      outgoing.write(bytes, () => {
        taken.resolve(undefined);
      });
      await Promise.race([taken.promise, answered.promise]);
    },
    end: () => outgoing.end(),
    leave: () => outgoing.destroy(),
  };
};

const commitUrl = (): string => `${documentsUrl(server.origin)}:commit`;
const signInUrl = (): string => `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
const spaces = new Uint8Array(mebibyte).fill(32);

const signIn = async (): Promise<Response> =>
  fetch(signInUrl(), { method: 'POST', headers: { 'content-type': 'application/json' }, body: spaces.subarray(0, 9) });

describe('a chunked body', () => {
  it('is read like a body with a Content-Length', async () => {
    const id = sampleId('chunked');
    const call = open(`${documentsUrl(server.origin)}/${owner.localId}?documentId=${id}`, owner.idToken);
    const text = JSON.stringify({ fields: sheetFields(id) });
    await call.send(text.slice(0, 20));
    await call.send(text.slice(20));
    call.end();
    expect((await call.answer).status).toBe(200);
  });

  it.each([
    ['16 KiB of an identity call', signInUrl, 16 * 1024],
    ['4 MiB of a commit', commitUrl, 4 * mebibyte],
  ])('is limited at %s', async (_, url, maximum) => {
    const call = open(url(), owner.idToken);
    let sent = 0;
    while (sent <= maximum) {
      await call.send(spaces.subarray(0, Math.min(mebibyte, maximum + 1 - sent)));
      sent += mebibyte;
    }
    const { status, headers } = await call.answer;
    expect([status, headers['connection']]).toEqual([413, 'close']);
  });
});

it('refuses a Content-Length above the limit before the body is sent', async () => {
  for (const [url, length] of [[signInUrl(), 16 * 1024 + 1] as const, [commitUrl(), 4 * mebibyte + 1] as const]) {
    const call = open(url, owner.idToken, { 'content-length': String(length) });
    expect((await call.answer).status).toBe(413);
    call.leave();
  }
});

it('does not read the body of an unauthenticated caller', async () => {
  const call = open(commitUrl(), 'none', { 'content-length': String(4 * mebibyte) });
  expect((await call.answer).status).toBe(401);
  call.leave();
});

it('limits each caller to a share of the memory', async () => {
  const greedy = await signUpVerified(server, 'greedy@example.com');
  const calls = Array.from({ length: 5 }, () => open(commitUrl(), greedy.idToken));
  for (const call of calls) await call.send(new Uint8Array(4 * mebibyte).fill(32));
  expect((await Promise.race(calls.map(async ({ answer }) => answer))).status).toBe(503);
  const url = `${documentsUrl(server.origin)}/${owner.localId}?documentId=${sampleId('beside')}`;
  expect((await send(url, 'POST', owner.idToken, { fields: sheetFields(sampleId('beside')) })).status).toBe(200);
  for (const { leave } of calls) leave();
  await Promise.allSettled(calls.map(async ({ answer }) => answer));
});

describe('the bodies of all callers together', () => {
  it('use at most 64 MiB of memory: the server refuses more with Retry-After, and reads still work', async () => {
    const others = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name) => signUpVerified(server, `${name}@example.com`)),
    );
    const calls = others.flatMap(({ idToken }) => Array.from({ length: 4 }, () => open(commitUrl(), idToken)));
    await Promise.all(calls.map(async (call) => call.send(new Uint8Array(4 * mebibyte).fill(32))));
    await expect.poll(async () => (await signIn()).status, polling).toBe(503);
    const identity = await signIn();
    // On a JSON 503 the identity SDK would sign the user out.
    expect(identity.headers.get('content-type')).toMatch(/^text\/plain/u);
    expect([identity.headers.get('retry-after'), identity.headers.get('connection')]).toEqual(['5', 'close']);
    const url = `${documentsUrl(server.origin)}/${owner.localId}`;
    const id = sampleId('afterwards');
    const write = async () => send(`${url}?documentId=${id}`, 'POST', owner.idToken, { fields: sheetFields(id) });
    const refused = await write();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.json).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
    expect((await send(url, 'GET', owner.idToken)).status).toBe(200);
    for (const { leave } of calls) leave();
    await Promise.allSettled(calls.map(async ({ answer }) => answer));
    await expect.poll(async () => (await write()).status, polling).toBe(200);
  });
});
