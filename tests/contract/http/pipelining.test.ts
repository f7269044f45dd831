import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, createHttpServer } from '../../../server/http/http-server.ts';
import { openConnection } from '../support/raw-connection.ts';

const timeouts = { headersSeconds: 10, requestSeconds: 10, idleSocketSeconds: 10, stopSeconds: 1 };
/** A timeout that is long enough for a busy machine. */
const polling = { timeout: 20_000 };
const request = 'GET /pipelined HTTP/1.1\r\nHost: localhost\r\n\r\n';

let server: Server;
let origin: string;
let served: number;
let gate: PromiseWithResolvers<undefined>;
/** The maximum number of pipelined requests that the server handles at once. */
let most: number;
let sockets: Socket[];

beforeEach(async () => {
  served = 0;
  most = 0;
  sockets = [];
  gate = Promise.withResolvers();
  let active = 0;
  const answer = async (): Promise<Response> => {
    served += 1;
    active += 1;
    most = Math.max(most, active);
    await gate.promise;
    active -= 1;
    return new Response('late');
  };
  server = createHttpServer(
    async ({ url }) => (url.endsWith('/pipelined') ? answer() : new Response('at once')),
    timeouts,
    [],
  );
  server.on('connection', (socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
});
afterEach(async () => closeServer(server, timeouts));

/** Sends requests on one connection. Waits until the server handles sixteen of them and responds to another caller. */
const pipeline = async (count: number) => {
  const connection = await openConnection(origin);
  connection.socket.write(request.repeat(count));
  await expect.poll(() => served, polling).toBe(16);
  expect(await (await fetch(`${origin}/other`)).text()).toBe('at once');
  return connection;
};

// Source: docs/specification.md#server-connections.
describe('pipelined requests of one connection', () => {
  it('all get a response, sixteen at a time', async () => {
    const { socket, closed } = await pipeline(200);
    expect(served).toBe(16);
    gate.resolve(undefined);
    await expect.poll(() => served, polling).toBe(200);
    socket.end('GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect((await closed).text.match(/late/gu)).toHaveLength(200);
    expect(most).toBe(16);
  });

  it('are not read while earlier requests wait', async () => {
    const { socket } = await pipeline(200_000);
    const [own] = sockets;
    expect(own?.bytesRead).toBeLessThanOrEqual(64 * 1024);
    expect(await (await fetch(`${origin}/other`)).text()).toBe('at once');
    expect(own?.bytesRead).toBeLessThanOrEqual(64 * 1024);
    socket.destroy();
  });

  it('are dropped when the client disconnects', async () => {
    const { socket } = await pipeline(1000);
    const [own] = sockets;
    socket.resetAndDestroy();
    gate.resolve(undefined);
    await expect.poll(() => own?.destroyed, polling).toBe(true);
    expect(await (await fetch(`${origin}/other`)).text()).toBe('at once');
    expect(served).toBe(16);
  });

  it('close the connection if too many requests of all clients wait', async () => {
    const connections = await Promise.all(Array.from({ length: 7 }, async () => openConnection(origin)));
    for (const { socket } of connections) socket.write(request.repeat(1000));
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length, polling).toBeGreaterThan(0);
    expect(await (await fetch(`${origin}/other`)).text()).toBe('at once');
    for (const { socket } of connections) socket.destroy();
  });
});
