import type { Server, ServerResponse } from 'node:http';
import { createServer, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { logFailure } from '../lib/log.ts';
import { limitInFlight } from '../limits/limit-in-flight.ts';
import { type Timeouts, timeoutOptions } from '../limits/timeouts.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);

type Headers = readonly [string, string][];

const statusOf = (error: Error): number => {
  const codes = new Map<unknown, number>([
    ['ERR_HTTP_REQUEST_TIMEOUT', 408],
    ['HPE_HEADER_OVERFLOW', 431],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ]);
  return codes.get('code' in error ? error.code : undefined) ?? 400;
};

/** Returns a raw HTTP/1.1 response to a request that Node could not parse, because such a request reaches no route. */
const refusalOf = (headers: Headers, status: number): string => {
  const body = STATUS_CODES[status] ?? '';
  const all = [...headers, ['Content-Length', String(body.length)], ['Date', new Date().toUTCString()]];
  return [`HTTP/1.1 ${String(status)} ${body}`, ...all.map((pair) => pair.join(': ')), '', body].join('\r\n');
};

/** Creates a server that passes requests to `fetch`, and refuses invalid requests with `headers`. */
export const createHttpServer = (
  fetch: Parameters<typeof getRequestListener>[0],
  timeouts: Timeouts,
  headers: Headers,
): Server => {
  const refusal: Headers = [
    ...headers,
    ['Cache-Control', 'no-store'],
    ['Content-Type', 'text/plain; charset=UTF-8'],
    ['Connection', 'close'],
  ];
  const pending = new Set<ServerResponse>();
  const listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const status = error instanceof RequestError ? 400 : 503;
      if (status === 503) logFailure('request failed', error);
      return new Response(STATUS_CODES[status], { status, headers: [...refusal] });
    },
  });
  const options = {
    ...timeoutOptions(timeouts),
    // Node's own refusal would lack the security headers.
    requireHostHeader: false,
  };
  const handle = limitInFlight((incoming, outgoing) => {
    pending.add(outgoing);
    outgoing.once('close', () => {
      pending.delete(outgoing);
      // During a shutdown an idle connection would keep the process alive until its keep-alive timeout.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    // The Fetch API throws on TRACE. The routes refuse OPTIONS like any unknown method.
    if (!methods.has(incoming.method ?? '')) incoming.method = 'OPTIONS';
    void listener(incoming, outgoing);
  });
  const refuse = (socket: Duplex, status: number): void => {
    // A refusal in the middle of another response would corrupt the stream (response splitting).
    const isResponding = [...pending].some((outgoing) => outgoing.socket === socket && outgoing.headersSent);
    if (socket.writable && !isResponding) socket.end(refusalOf(refusal, status), () => socket.destroy());
    else socket.destroy();
  };
  const server = createServer(options, handle)
    .on('checkExpectation', handle)
    .on('connect', (_, socket) => {
      refuse(socket, 405);
    })
    .on('clientError', (error, socket) => {
      refuse(socket, statusOf(error));
    });
  server.timeout = timeouts.idleSocketSeconds * 1000;
  return server;
};

/** Graceful shutdown: waits for requests in flight until the timeout, then closes all connections. */
export const closeServer = async (server: Server, { stopSeconds }: Timeouts): Promise<void> => {
  const closed = Promise.withResolvers<undefined>();
  // A closed server does not enforce the request timeout: a stalled client would block the shutdown for ever.
  const forceClose = setTimeout(() => server.closeAllConnections(), stopSeconds * 1000);
  server.close(() => {
    closed.resolve(undefined);
  });
  server.closeIdleConnections();
  await closed.promise;
  clearTimeout(forceClose);
};
