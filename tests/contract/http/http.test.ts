import { createHash } from 'node:crypto';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/server.ts';
import { startServer } from '../../support/server.ts';
import { documentsUrl, signUp } from '../support/calls.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ app: 'empty' });
  ({ idToken: token } = await signUp(server.origin, 'http@example.com'));
});
afterAll(async () => server.stop());

const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, { headers });

/** Sends a request with a path or method that `fetch` would change. */
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
    'is served at %s with revalidation at each visit and security headers',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const [, script = ''] = /<script>(.*)<\/script>/u.exec(await response.text()) ?? [];
      expect(script).not.toBe('');
      expect(response.headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'self' ${sourceOf(script)}; style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types sw`,
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(response.headers.get('strict-transport-security')).toBeNull();
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, zstd', null],
  ])(
    'allows caching of hashed files for a year, and responds to Accept-Encoding %s with %s',
    async (accepted, encoding) => {
      const response = await get('/assets/app-1.js', { 'accept-encoding': accepted });
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      const text = await response.text();
      expect(text).toContain('budget budget');
      expect(Number(response.headers.get('content-length')) < text.length / 10).toBe(encoding !== null);
    },
  );

  it('returns a 304 for an unchanged file, and no body for HEAD', async () => {
    const first = await get('/sw.js');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/sw.js', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/sw.js', { 'if-none-match': '"another"' })).status).toBe(200);
    const head = await fetch(`${server.origin}/sw.js`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '12', '']);
  });

  it.each([
    '/assets/none.js',
    '/assets/app-1.js.map',
    '/assets/app-1.js.br',
    '/assets/app-1.js.gz',
    '/x.map',
    '/.env',
    '/%2eenv',
    '/assets/%61pp-1.js',
    '/assets/..%2f.env',
    '/data.db',
    '/..%2f',
    '/../package.json',
    '/assets/',
  ])('returns a plain 404 for %s', async (path) => {
    const { status, type } = await sendRaw(path);
    expect([status, type.split(';')[0]]).toEqual([404, 'text/plain']);
  });

  it('forbids caching of a missing file', async () => {
    expect((await get('/assets/none.js')).headers.get('cache-control')).toBeNull();
  });

  it('is served with the CSP of its new scripts after a build while the server runs', async () => {
    const page = join(server.appDir, 'index.html');
    const before = await readFile(page, 'utf8');
    await writeFile(page, '<!doctype html><script>newer()</script>');
    await utimes(page, 1, 1);
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain(sourceOf('newer()'));
    await writeFile(page, before);
  });
});

const postForm = async (path: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  const body = new URLSearchParams({ a: 'b' });
  return (await fetch(`${server.origin}${path}`, { method: 'POST', headers, body })).status;
};

const postText = async (body: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(`${documentsUrl(server.origin)}/u?documentId=x`, { method: 'POST', headers, body })).status;
};

describe('the calls', () => {
  it('are never cached, and are not open to other origins (no CORS)', async () => {
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

  it('accept JSON only', async () => {
    expect(await postForm('/identitytoolkit.googleapis.com/v1/accounts:signUp')).toBe(415);
    expect(await postForm('/v1/projects/mon-budget/databases/(default)/documents/u?documentId=x')).toBe(415);
  });

  it('refuse bodies that are too long or nested too deeply', async () => {
    expect(await postText(`{"fields":{"a":{"stringValue":"${'x'.repeat(1_200_000)}"}}}`)).toBe(413);
    expect(await postText(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBe(400);
    expect(await postText('{"fields":')).toBe(400);
  });

  it('report the health of the database', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  });
});
