import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../support/random.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { openConnection } from '../support/raw-connection.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer({ HEADERS_SECONDS: '1', REQUEST_SECONDS: '1' });
});
afterAll(async () => server.stop());

/** Sends bytes, half-closes the connection, and resolves to the response. */
const exchange = async (sent: string | Uint8Array, isEnded = true): Promise<string> => {
  const { socket, closed } = await openConnection(server.origin);
  socket.write(sent);
  if (isEnded) socket.end();
  return (await closed).text;
};

const statusOf = (received: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
];
/** Lists the security headers that a response lacks. */
const withoutHeaders = (received: string): readonly string[] =>
  securityHeaders.filter((name) => !received.toLowerCase().includes(`\r\n${name}: `));
const isAlive = async (): Promise<boolean> => (await fetch(`${server.origin}/healthz`)).status === 200;

it.each([
  ['a text that is not HTTP', 'hello\r\n\r\n'],
  ['another protocol', '\u0016\u0003\u0001\u0000\u0000'],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ['an invalid path', 'GET \\\\ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an invalid host', 'GET /v1/a HTTP/1.1\r\nHost: a b:c\r\n\r\n'],
  ['two Content-Length headers', 'POST /v1/a HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na'],
  [
    'Content-Length with chunks',
    'POST /v1/a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a negative Content-Length', 'POST /v1/a HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
  ['invalid chunks', 'POST /v1/a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['overlong headers', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['a header over two lines', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: a\r\n b\r\n\r\n'],
  ['the method TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['the method CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'],
  ['an Expect header', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n'],
  ['an Upgrade header', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n'],
])('survives %s', async (_, sent) => {
  const received = await exchange(sent, false);
  expect(statusOf(received)).toBeGreaterThan(0);
  expect(statusOf(received)).toBeLessThan(500);
  expect(withoutHeaders(received)).toEqual([]);
  expect(await isAlive()).toBe(true);
});

it('survives five hundred requests with corrupted bytes (fuzzing)', async () => {
  const random = createRandom(3);
  const good = new TextEncoder().encode(
    'PATCH /v1/projects/mon-budget/databases/(default)/documents/a/b HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\nContent-Type: application/json\r\nContent-Length: 13\r\nConnection: close\r\n\r\n{"fields":{}}',
  );
  for (let round = 0; round < 10; round += 1) {
    const spoilt = Array.from({ length: 50 }, () =>
      good
        .slice(0, random.chance(0.8) ? good.length : random.below(good.length))
        .map((byte) => (random.chance(0.01) ? random.below(256) : byte)),
    );
    const answers = await Promise.all(spoilt.map(async (bytes) => exchange(bytes)));
    expect(answers.map(statusOf).filter((status) => status >= 500)).toEqual([]);
    expect(answers.filter((text) => text !== '').flatMap(withoutHeaders)).toEqual([]);
    expect(answers.filter((text) => /\n\s+at |node:|\.ts:\d/.test(text))).toEqual([]);
  }
  expect(await isAlive()).toBe(true);
});
