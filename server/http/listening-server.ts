import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { logFailure } from '../log.ts';

/** The timeouts of a connection, in seconds. */
export type Timeouts = {
  /** For the headers of a request, from the opening of the connection on. */
  readonly headersSeconds: number;
  /** For a whole request; a later one is answered with 408. */
  readonly requestSeconds: number;
  /** For a socket on which nothing is sent or read, such as one whose client does not read the response. */
  readonly idleSocketSeconds: number;
  /** For requests in flight, once the server is told to stop. */
  readonly stopSeconds: number;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);
const checkInterval = 500;

/** Headers as name and value. */
type Headers = readonly [string, string][];

const statusOf = (error: Error): number => {
  const codes = new Map<unknown, number>([
    ['ERR_HTTP_REQUEST_TIMEOUT', 408],
    ['HPE_HEADER_OVERFLOW', 431],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ]);
  return codes.get('code' in error ? error.code : undefined) ?? 400;
};

/** The answer, in the bytes of the protocol, to what no route can see because it is no request. */
const refusalOf = (headers: Headers, status: number): string => {
  const body = STATUS_CODES[status] ?? '';
  const all = [...headers, ['Content-Length', String(body.length)], ['Date', new Date().toUTCString()]];
  return [`HTTP/1.1 ${String(status)} ${body}`, ...all.map((pair) => pair.join(': ')), '', body].join('\r\n');
};

/** A server that is not listening yet, for the routes of `fetch`; what they cannot answer is refused with `headers`. */
export const createListeningServer = (
  fetch: Parameters<typeof getRequestListener>[0],
  { headersSeconds, requestSeconds, idleSocketSeconds }: Timeouts,
  headers: Headers,
): Server => {
  const refusal: Headers = [
    ...headers,
    ['Cache-Control', 'no-store'],
    ['Content-Type', 'text/plain; charset=UTF-8'],
    ['Connection', 'close'],
  ];
  const answering = new Set<ServerResponse>();
  const listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const status = error instanceof RequestError ? 400 : 503;
      if (status === 503) logFailure('an answer failed', error);
      return new Response(STATUS_CODES[status], { status, headers: [...refusal] });
    },
  });
  const options = {
    headersTimeout: Math.min(headersSeconds, requestSeconds) * 1000,
    requestTimeout: requestSeconds * 1000,
    connectionsCheckingInterval: checkInterval,
    // Longer than a proxy or a browser keeps an idle connection, so that none is reused just as it is closed.
    keepAliveTimeout: 75_000,
    // Node would answer by itself, without the headers.
    requireHostHeader: false,
  };
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    answering.add(outgoing);
    outgoing.once('close', () => {
      answering.delete(outgoing);
      // A connection that was busy when the server stopped would otherwise keep the process for as long.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    // The fetch API, on which the routes are built, cannot represent TRACE; they refuse all others alike.
    if (!methods.has(incoming.method ?? '')) incoming.method = 'OPTIONS';
    void listener(incoming, outgoing);
  };
  const refuse = (socket: Duplex, status: number): void => {
    // Half of another answer must not be followed by this one.
    const isAnswered = [...answering].some((outgoing) => outgoing.socket === socket && outgoing.headersSent);
    if (socket.writable && !isAnswered) socket.end(refusalOf(refusal, status), () => socket.destroy());
    else socket.destroy();
  };
  const server = createServer(options, answer)
    .on('checkExpectation', answer)
    .on('connect', (_, socket) => {
      refuse(socket, 405);
    })
    .on('clientError', (error, socket) => {
      refuse(socket, statusOf(error));
    });
  server.timeout = idleSocketSeconds * 1000;
  return server;
};

/** Lets what is in flight finish, for so long and no longer, and closes all connections. */
export const closeServer = async (server: Server, { stopSeconds }: Timeouts): Promise<void> => {
  const closed = Promise.withResolvers<undefined>();
  // A closing server checks no more how late a request is: a caller that sends or reads no more would keep it for ever.
  const giveUp = setTimeout(() => server.closeAllConnections(), stopSeconds * 1000);
  server.close(() => {
    closed.resolve(undefined);
  });
  server.closeIdleConnections();
  await closed.promise;
  clearTimeout(giveUp);
};
