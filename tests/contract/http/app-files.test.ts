import fs from 'node:fs';
import { mkdir, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';
import { openConnection } from '../support/raw-connection.ts';

/** A timeout that is long enough for a busy machine. */
const polling = { timeout: 10_000 };
let server: LocalServer;
let appDir: string;
beforeAll(async () => {
  server = await startLocalServer();
  appDir = dirname(server.dataDir);
  await mkdir(join(appDir, 'assets'));
  await writeFile(join(appDir, 'assets', 'app-1.js'), 'plain');
  await writeFile(join(appDir, 'assets', 'app-1.js.gz'), gzipSync('plain'));
  await writeFile(join(appDir, 'assets', 'large-1.js'), '');
  await truncate(join(appDir, 'assets', 'large-1.js'), 64 * 1024 * 1024);
});
afterAll(async () => server.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  return { response, text: await response.text(), tag: response.headers.get('etag') ?? '' };
};

const headersOf = async (method: string) => {
  const { response } = await ask('/assets/app-1.js', {}, method);
  return [...response.headers].filter(([name]) => !['connection', 'date', 'keep-alive', 'x-request-id'].includes(name));
};

describe('an unchanged file of the app', () => {
  it.each([
    ['its tag', (tag: string) => tag],
    ['its tag as a weak tag', (tag: string) => `W/${tag}`],
    ['a list with its tag', (tag: string) => `"other", ${tag}, "another"`],
    ['any tag', () => '*'],
  ])('is not opened for a conditional request with %s', async (_, listed) => {
    const { tag } = await ask('/assets/app-1.js');
    const opened = vi.spyOn(fs, 'open');
    for (const method of ['GET', 'HEAD']) {
      const { response, text } = await ask('/assets/app-1.js', { 'if-none-match': listed(tag) }, method);
      expect([response.status, text, response.headers.get('etag')]).toEqual([304, '', tag]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('content-security-policy')).not.toBeNull();
    }
    expect(opened).not.toHaveBeenCalled();
    expect((await ask('/assets/app-1.js', { 'if-none-match': '"other"' })).text).toBe('plain');
    expect(opened).toHaveBeenCalledOnce();
  });

  it('has a different ETag in each encoding', async () => {
    const plain = await ask('/assets/app-1.js');
    const gzip = await ask('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect([plain.text, gzip.text]).toEqual(['plain', 'plain']);
    expect(gzip.response.headers.get('content-encoding')).toBe('gzip');
    expect(gzip.tag).not.toBe(plain.tag);
    expect((await ask('/assets/app-1.js', { 'if-none-match': gzip.tag })).response.status).toBe(200);
  });

  it('has the same headers in the response to HEAD', async () => {
    expect(await headersOf('HEAD')).toEqual(await headersOf('GET'));
  });
});

it('returns a new ETag after a build, even with the same size and modification time', async () => {
  const page = join(appDir, 'index.html');
  await utimes(page, 1, 1);
  const before = await ask('/');
  await writeFile(page, before.text.replace('Mon', 'Ton'));
  await utimes(page, 1, 1);
  const after = await ask('/', { 'if-none-match': before.tag });
  expect([after.response.status, after.text]).toEqual([200, before.text.replace('Mon', 'Ton')]);
});

it.each([
  ['a path below a file', '/assets/app-1.js/a.js'],
  ['a name that is too long for the disk', `/${'a'.repeat(5000)}.js`],
  ['a folder', '/assets/'],
])('responds to %s with a 404', async (_, path) => {
  expect((await ask(path)).response.status).toBe(404);
});

it('refuses a file if the caller leaves too many bytes unread, and does not allow caching of the refusal', async () => {
  const path = '/assets/large-1.js';
  const connections = await Promise.all(Array.from({ length: 5 }, async () => openConnection(server.origin)));
  for (const { socket } of connections) {
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(16));
  }
  // The large requests must be counted first: otherwise a small file could make the last of them fail, which would free its share.
  const countAnswered = () => connections.filter(({ socket }) => socket.readableLength > 0).length;
  await expect.poll(countAnswered, polling).toBe(connections.length);
  const refused = async () => {
    const { response } = await ask('/assets/app-1.js');
    return ['retry-after', 'cache-control', 'etag'].map((name) => response.headers.get(name));
  };
  await expect.poll(refused, polling).toEqual(['5', null, null]);
  expect((await ask('/healthz')).response.status).toBe(200);
  for (const { socket } of connections) socket.destroy();
  await expect.poll(async () => (await ask('/assets/app-1.js')).text, polling).toBe('plain');
});
