import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, createHttpServer } from '../../../server/http/http-server.ts';
import type { Owner } from '../../faults/support/owner.ts';
import { createOwner } from '../../faults/support/owner.ts';
import type { TestServer } from '../../support/server.ts';
import { startServer } from '../../support/server.ts';
import { tried } from '../../support/tier.ts';
import { documentsUrl, send } from '../support/calls.ts';
import type { RawConnection } from '../support/raw-connection.ts';
import { openConnection } from '../support/raw-connection.ts';
import { sampleId, sheetFields } from '../support/samples.ts';

const settings = { HEADERS_SECONDS: '1', REQUEST_SECONDS: '2', SOCKET_IDLE_SECONDS: '20', STOP_SECONDS: '1' };
/** Tolerance of a timeout, in milliseconds: the server checks twice a second, and the machine may be busy. */
const grace = 4000;

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startServer({ app: 'empty', settings });
  owner = await createOwner(server, 'owner@example.com');
});
afterAll(async () => server.stop());

const sheetUrl = (id: string): string => `${documentsUrl(server.origin)}/${owner.uid}/${sampleId(id)}`;
const headWith = (id: string, framing: string): string =>
  [
    `PATCH ${new URL(sheetUrl(id)).pathname} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${owner.token}`,
    'Content-Type: application/json',
    framing,
    '',
    '',
  ].join('\r\n');
const headOf = (id: string, length: number): string => headWith(id, `Content-Length: ${String(length)}`);

const openMany = async (count: number): Promise<readonly RawConnection[]> =>
  Promise.all(Array.from({ length: count }, async () => openConnection(server.origin)));

/** Sends bytes on fifty connections, checks that another caller gets a response, and resolves to the ends of the fifty. */
const endingsOf = async (start: (connection: RawConnection) => void) => {
  const connections = await openMany(50);
  connections.forEach(start);
  const closed = Promise.all(connections.map(async (connection) => connection.closed));
  const served = send(sheetUrl('none'), 'GET', owner.token).then(({ status }) => status);
  const first = await Promise.race([served, ...connections.map(async (connection) => connection.closed)]);
  expect(first, 'others are served first').toBe(404);
  return closed;
};

describe('a slow request', () => {
  const slow: readonly (readonly [string, number, (connection: RawConnection) => void])[] = [
    ['without any bytes', 1000, () => {}],
    [
      'with headers that come byte by byte',
      1000,
      ({ drip }) => {
        drip('GET /healthz HTTP/1.1\r\nX-Long: a', 50);
      },
    ],
    [
      'with headers that never end',
      1000,
      ({ socket }) => {
        socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
      },
    ],
    [
      'with a body that comes byte by byte',
      2000,
      ({ socket, drip }) => {
        socket.write(headOf('slow', 100_000));
        drip(' ', 50);
      },
    ],
    [
      'with a body that stops half-way',
      2000,
      ({ socket }) => {
        socket.write(`${headOf('half', 1000)}{"fields":`);
      },
    ],
  ];
  // Headers and bodies have separate timeouts, and arriving bytes must not extend either.
  it.each(tried(slow, ([name]) => name.endsWith('byte by byte')))('times out %s', async (_, limit, start) => {
    const endings = await endingsOf(start);
    const answers = new Set(endings.map(({ text }) => text.split('\r\n')[0]));
    // If the response arrives while the client sends, the client may see only a reset.
    answers.delete('');
    expect([...answers]).toEqual(['HTTP/1.1 408 Request Timeout']);
    const guarded = endings.filter(({ text }) => text.includes("\r\ncontent-security-policy: default-src 'none'; "));
    expect(guarded).toEqual(endings.filter(({ text }) => text !== ''));
    expect(Math.min(...endings.map(({ after }) => after))).toBeGreaterThan(limit - 100);
    expect(Math.max(...endings.map(({ after }) => after))).toBeLessThan(limit + grace);
  });
});

describe('a client that disconnects', () => {
  it.each([
    ['a body of a known length', 'Content-Length: 1000', ''],
    ['a body in chunks', 'Transfer-Encoding: chunked', '3e8\r\n'],
  ])('changes nothing and is not logged if it disconnects in the middle of %s', async (_, framing, start) => {
    const failures = () => server.lines().filter((line) => line.includes('"level":"error"'));
    const before = failures();
    const [connection] = await openMany(1);
    connection?.socket.write(`${headWith('gone', framing)}${start}{"fields":{`);
    connection?.socket.resetAndDestroy();
    await connection?.closed;
    expect((await send(sheetUrl('gone'), 'GET', owner.token)).status).toBe(404);
    await server.kill('SIGTERM');
    expect(failures()).toEqual(before);
    await server.restart();
  });

  it('has its write applied completely or not at all (atomic)', async () => {
    const fields = sheetFields(sampleId('left'));
    const body = JSON.stringify({ fields });
    const [connection] = await openMany(1);
    connection?.socket.write(`${headOf('left', Buffer.byteLength(body))}${body}`);
    connection?.socket.resetAndDestroy();
    await connection?.closed;
    expect([200, 404]).toContain((await send(sheetUrl('left'), 'GET', owner.token)).status);
  });
});

describe('a client that never reads the response', () => {
  it('is disconnected by the idle timeout, and blocks no other client until then', async () => {
    const large = new Uint8Array(1_000_000);
    const timeouts = { headersSeconds: 10, requestSeconds: 10, idleSocketSeconds: 1, stopSeconds: 1 };
    const listening = createHttpServer(
      ({ url }) => new Response(url.endsWith('/large') ? large : 'small'),
      timeouts,
      [],
    );
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const address = listening.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const deaf = connect(port, '127.0.0.1');
    deaf.on('error', () => {});
    deaf.pause();
    deaf.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(30));
    const other = await fetch(`http://127.0.0.1:${String(port)}/`, { headers: { connection: 'close' } });
    expect(await other.text()).toBe('small');
    const open = async (): Promise<number> => {
      const counted = Promise.withResolvers<number>();
      listening.getConnections((error, count) => {
        if (error) counted.reject(error);
        else counted.resolve(count);
      });
      return counted.promise;
    };
    await expect.poll(open, { timeout: 1000 + grace }).toBe(0);
    deaf.destroy();
    await closeServer(listening, timeouts);
  });
});

describe('graceful shutdown', () => {
  it('ends within its timeout with code 0, even if a client stalls', async () => {
    const other = await startServer({ app: 'empty', settings });
    const { socket, closed } = await openConnection(other.origin);
    const expected = 'HTTP/1.1 100 Continue\r\n\r\n';
    const target = 'POST /identitytoolkit.googleapis.com/v1/accounts:signUp HTTP/1.1';
    const request = [target, 'Host: a', 'Content-Type: application/json', 'Expect: 100-continue'];
    const answered = once(socket, 'data');
    socket.write([...request, 'Content-Length: 9', '', ''].join('\r\n'));
    await answered;
    const start = performance.now();
    const ended = other.kill('SIGTERM');
    expect((await closed).text).toBe(expected);
    expect(await ended).toBe(0);
    expect(performance.now() - start).toBeLessThan(1000 + grace);
    await other.stop();
  });
});
