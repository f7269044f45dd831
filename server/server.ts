import type { Server } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { createActivityLog } from './lib/activity.ts';
import { assemble } from './assemble.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { countConnections } from './http/count-connections.ts';
import { closeServer, createHttpServer } from './http/http-server.ts';
import { securityHeaderPairs } from './http/security-headers.ts';

export type RunningServer = {
  /** The URL `http://host:port` with the actual port. */
  readonly origin: string;
  /** Removes expired data. The server also does this at its start and every hour. */
  readonly sweep: () => Promise<void>;
  /** Graceful shutdown: waits for requests in flight, then closes the database. */
  readonly stop: () => Promise<void>;
};

export type ServerOptions = {
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly print?: (line: string) => void;
};

/** Tracks requests in flight, even after their client has disconnected, because the database must stay open for them. */
const trackRequests = (fetch: (request: Request, env: object) => Response | Promise<Response>) => {
  const inFlight = new Set<Promise<Response>>();
  return {
    fetch: async (request: Request, env: object): Promise<Response> => {
      const response = Promise.resolve(fetch(request, env));
      inFlight.add(response);
      try {
        return await response;
      } finally {
        inFlight.delete(response);
      }
    },
    settled: async (): Promise<unknown> => Promise.allSettled(inFlight),
  };
};

const sweepInterval = 60 * 60 * 1000;
const activityInterval = 60 * 1000;

// Any other failure is caused by the host, for instance an unknown name or an address of another machine.
const portFailures: ReadonlySet<unknown> = new Set(['EADDRINUSE', 'EACCES']);

const listen = async (server: Server, { host, port }: Config): Promise<string> => {
  const listening = Promise.withResolvers<undefined>();
  server.once('error', (error) => {
    const setting = 'code' in error && portFailures.has(error.code) ? 'PORT' : 'HOST';
    listening.reject(new ConfigError(setting, `cannot listen on ${host}:${String(port)}: ${error.message}`));
  });
  server.listen(port, host, () => {
    listening.resolve(undefined);
  });
  await listening.promise;
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(bound)}`;
};

/** Starts a server. Throws `ConfigError` for an unusable setting. */
export const startServer = async (config: Config, options: ServerOptions = {}): Promise<RunningServer> => {
  const { now = Date.now, print = console.log } = options;
  let origin = '';
  const assembly = await assemble(config, { now, print, origin: () => origin });
  const { app, security, database, sweep, purgeInactiveAccounts } = assembly;
  await sweep();
  let maintenance = purgeInactiveAccounts();
  const requests = trackRequests(app.fetch);
  const server = createHttpServer(requests.fetch, config.timeouts, await securityHeaderPairs(security));
  const countOpen = countConnections(server);
  const logActivity = createActivityLog(() => ({ ...countOpen(), accounts: assembly.countAccounts() }));
  const logging = setInterval(logActivity, activityInterval);
  logging.unref();
  const sweeping = setInterval(() => {
    maintenance = maintenance.then(sweep).then(purgeInactiveAccounts);
  }, sweepInterval);
  sweeping.unref();
  try {
    origin = await listen(server, config);
  } catch (error) {
    database.close();
    throw error;
  }
  const stopWatching = assembly.watchDisk();
  return {
    origin,
    sweep,
    stop: async () => {
      clearInterval(sweeping);
      clearInterval(logging);
      await closeServer(server, config.timeouts);
      await requests.settled();
      await stopWatching();
      await Promise.race([maintenance, after(config.timeouts.stopSeconds * 1000, undefined, { ref: false })]);
      database.close();
    },
  };
};
