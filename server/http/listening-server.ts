import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** How long the server waits for its callers, in seconds. */
export type Patience = {
  /** For the head of a request, from the opening of the connection on. */
  readonly headersSeconds: number;
  /** For a whole request; a later one is answered with 408. */
  readonly requestSeconds: number;
  /** For any sign of life on a connection while it is answered, such as the reading of the answer. */
  readonly silenceSeconds: number;
  /** For what is in flight, once the server is told to stop. */
  readonly stopSeconds: number;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);
const checkInterval = 500;

/** A server that is not listening yet, for the routes of `fetch`. */
export const createListeningServer = (
  fetch: Parameters<typeof getRequestListener>[0],
  { headersSeconds, requestSeconds, silenceSeconds }: Patience,
): Server => {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  const timeouts = {
    headersTimeout: Math.min(headersSeconds, requestSeconds) * 1000,
    requestTimeout: requestSeconds * 1000,
    connectionsCheckingInterval: checkInterval,
    // Longer than a proxy or a browser keeps an idle connection, so that none is reused just as it is closed.
    keepAliveTimeout: 75_000,
  };
  const server = createServer(timeouts, (incoming, outgoing) => {
    // A connection that was busy when the server stopped would otherwise keep the process for as long.
    outgoing.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    // The fetch API, on which the routes are built, cannot even represent TRACE.
    if (methods.has(incoming.method ?? '')) {
      void listener(incoming, outgoing);
      return;
    }
    outgoing.writeHead(405, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Method not allowed');
  });
  server.timeout = silenceSeconds * 1000;
  return server;
};

/** Lets what is in flight finish, for so long and no longer, and closes all connections. */
export const closeServer = async (server: Server, { stopSeconds }: Patience): Promise<void> => {
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
