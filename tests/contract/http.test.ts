import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/server.ts';
import { startServer } from '../support/server.ts';
import { documentsUrl } from './support/calls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ app: 'empty' });
});
afterAll(async () => server.stop());

const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, { headers });

/** Sends a path or a method that `fetch` would not send as it is. */
const sendRaw = async (path: string, method = 'GET'): Promise<{ readonly status: number; readonly type: string }> => {
  const answered = Promise.withResolvers<{ readonly status: number; readonly type: string }>();
  request(server.origin, { path, method }, (response) => {
    response.resume();
    answered.resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '' });
  })
    .on('error', answered.reject)
    .end();
  return answered.promise;
};

describe('the app', () => {
  it.each(['/', '/login', '/moneySaving', '/__/auth/action?mode=verifyEmail&oobCode=x.y'])(
    'is served at %s, checked again at each visit and guarded by its headers',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self' 'sha256-6yxjQvbHNuaZyWv6gE0UHAMJbDNgrspiOg2KL2jmuJs=' 'sha256-kqVS0mgddr2TclryzQ9Tc0/S/8q4JgLS1epSeIUf1TM='; style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types sw",
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(response.headers.get('strict-transport-security')).toBeNull();
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  it('keeps its hashed files for a year and compresses them', async () => {
    const response = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThan((await response.text()).length / 10);
  });

  it('answers an unchanged file with 304, and HEAD without a body', async () => {
    const first = await get('/sw.js');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/sw.js', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const head = await fetch(`${server.origin}/sw.js`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '12', '']);
  });

  it.each([
    '/assets/none.js',
    '/assets/app-1.js.map',
    '/x.map',
    '/.env',
    '/data.db',
    '/..%2f',
    '/../package.json',
    '/assets/',
  ])('answers %s with a plain 404', async (path) => {
    const { status, type } = await sendRaw(path);
    expect([status, type.split(';')[0]]).toEqual([404, 'text/plain']);
  });
});

const postForm = async (path: string): Promise<number> =>
  (await fetch(`${server.origin}${path}`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).status;

const postText = async (body: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${documentsUrl(server.origin)}/u?documentId=x`, { method: 'POST', headers, body })).status;
};

describe('the calls', () => {
  it('are never stored by a cache and never open to another origin', async () => {
    for (const path of [
      '/healthz',
      '/v1/projects/mon-budget/databases/(default)/documents/x',
      '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    ]) {
      const response = await get(path, { origin: 'https://evil.example' });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each(['TRACE', 'PUT', 'OPTIONS'])('refuse %s', async (method) => {
    expect((await sendRaw('/v1/projects', method)).status).toBe(405);
  });

  it('take JSON only', async () => {
    expect(await postForm('/identitytoolkit.googleapis.com/v1/accounts:signUp')).toBe(415);
    expect(await postForm('/v1/projects/mon-budget/databases/(default)/documents/u?documentId=x')).toBe(415);
  });

  it('refuse bodies that are too long or nested too deeply', async () => {
    expect(await postText(`{"fields":{"a":{"stringValue":"${'x'.repeat(1_200_000)}"}}}`)).toBe(413);
    expect(await postText(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBe(400);
    expect(await postText('{"fields":')).toBe(400);
  });

  it('tell that the database answers', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  });
});
