import type { Server } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { assemble } from './assemble.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { closeServer, createListeningServer } from './http/listening-server.ts';
import { securityHeaderPairs } from './http/security-headers.ts';

/** A running server. */
export type RunningServer = {
  /** `http://host:port` as bound. */
  readonly origin: string;
  /** Removes what is past its time; runs by itself at the start and once an hour. */
  readonly sweep: () => Promise<void>;
  /** Finishes what is in flight, then closes the database. */
  readonly stop: () => Promise<void>;
};

export type ServerOptions = {
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly print?: (line: string) => void;
};

/** Knows which answers are still being made, also for callers who have left. */
const trackAnswers = (fetch: (request: Request, env: object) => Response | Promise<Response>) => {
  const running = new Set<Promise<Response>>();
  return {
    fetch: async (request: Request, env: object): Promise<Response> => {
      const answer = Promise.resolve(fetch(request, env));
      running.add(answer);
      try {
        return await answer;
      } finally {
        running.delete(answer);
      }
    },
    settled: async (): Promise<unknown> => Promise.allSettled(running),
  };
};

const sweepInterval = 60 * 60 * 1000;

const listen = async (server: Server, { host, port }: Config): Promise<string> => {
  const listening = Promise.withResolvers<undefined>();
  server.once('error', (error) => {
    listening.reject(new ConfigError('PORT', `cannot listen on ${host}:${String(port)}: ${error.message}`));
  });
  server.listen(port, host, () => {
    listening.resolve(undefined);
  });
  await listening.promise;
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(bound)}`;
};

/** Starts a server; throws `ConfigError` when a setting cannot be used. */
export const startServer = async (config: Config, options: ServerOptions = {}): Promise<RunningServer> => {
  const { now = Date.now, print = console.log } = options;
  let origin = '';
  const assembly = await assemble(config, { now, print, origin: () => origin });
  const { app, security, database, sweep, purgeInactiveAccounts } = assembly;
  await sweep();
  let upkeep = purgeInactiveAccounts();
  const answers = trackAnswers(app.fetch);
  const server = createListeningServer(answers.fetch, config.timeouts, await securityHeaderPairs(security));
  const sweeping = setInterval(() => {
    upkeep = upkeep.then(sweep).then(purgeInactiveAccounts);
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
      await closeServer(server, config.timeouts);
      await answers.settled();
      await stopWatching();
      await Promise.race([upkeep, after(config.timeouts.stopSeconds * 1000, undefined, { ref: false })]);
      database.close();
    },
  };
};
