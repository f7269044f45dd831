import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { createDocumentService } from './documents/document-service.ts';
import { createDocumentStore } from './documents/document-store.ts';
import { createTombstones } from './documents/tombstones.ts';
import type { AppFiles } from './http/app-files.ts';
import { listAppFiles } from './http/app-files.ts';
import { createIdentity, sweepIdentity } from './identity/identity.ts';
import { createSendMail, removeMails } from './mail/send-mail.ts';
import { createPolicy } from './rules/policy.ts';
import { openDatabase } from './store/database.ts';
import { sweep } from './store/sweep.ts';

/** A running server. */
export type RunningServer = {
  /** `http://host:port` as bound. */
  readonly origin: string;
  /** Removes what is past its time; runs by itself at the start and once an hour. */
  readonly sweep: () => void;
  /** Finishes what is in flight, then closes the database. */
  readonly stop: () => Promise<void>;
};

export type ServerOptions = {
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly print?: (line: string) => void;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);
const sweepInterval = 60 * 60 * 1000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown reason');

const findApp = (folder: string): AppFiles => {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ConfigError('APP_DIR', `the app is not built in ${folder}; run "npm run build" first`);
  }
  return listAppFiles(folder);
};

const openData = (dataDir: string): DatabaseSync => {
  try {
    return openDatabase(dataDir);
  } catch (error) {
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be used: ${reasonOf(error)}`);
  }
};

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

// The fetch API, on which the routes are built, cannot even represent TRACE.
const createListeningServer = (fetch: Parameters<typeof getRequestListener>[0]): Server => {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  // Longer than a proxy or a browser keeps an idle connection, so that none is reused just as it is closed.
  const server = createHttpServer({ requestTimeout: 30_000, keepAliveTimeout: 75_000 }, (incoming, outgoing) => {
    // A connection that was busy when the server stopped would otherwise keep the process for as long.
    outgoing.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    if (methods.has(incoming.method ?? '')) {
      void listener(incoming, outgoing);
      return;
    }
    outgoing.writeHead(405, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Method not allowed');
  });
  return server;
};

const closeServer = async (server: Server): Promise<void> => {
  const closed = Promise.withResolvers<undefined>();
  server.close(() => {
    closed.resolve(undefined);
  });
  server.closeIdleConnections();
  await closed.promise;
};

/** Starts a server; throws `ConfigError` when a setting cannot be used. */
export const startServer = async (config: Config, options: ServerOptions = {}): Promise<RunningServer> => {
  const { now = Date.now, print = console.log } = options;
  const files = findApp(config.appDir);
  const policy = createPolicy(readFileSync(config.rulesFile, 'utf8'));
  const database = openData(config.dataDir);
  const store = createDocumentStore(database);
  const tombstones = createTombstones(database);
  const outbox = join(config.dataDir, 'outbox');
  let origin = '';
  const identity = await createIdentity({
    database,
    settings: { ...config, publicUrl: () => config.publicUrl ?? origin },
    sendMail: createSendMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox, print }),
    now,
    removeDocuments: (uid) => {
      store.removeOfUser(uid);
      tombstones.removeOfUser(uid);
    },
    removeMails: async (uid) => removeMails(outbox, uid),
  });
  const sweepAll = (): void => {
    sweep(database, [() => sweepIdentity(identity), () => tombstones.removeOld(now())]);
  };
  sweepAll();
  const app = createApp({
    identity,
    documents: createDocumentService({
      database,
      store,
      tombstones,
      policy,
      project: config.project,
      now,
      hasAccount: (uid) => identity.users.find(uid) !== undefined,
    }),
    files,
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    trustProxy: config.trustProxy,
    ping: () => database.prepare('SELECT 1').get(),
  });
  const server = createListeningServer(app.fetch);
  const sweeping = setInterval(sweepAll, sweepInterval);
  sweeping.unref();
  try {
    origin = await listen(server, config);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    origin,
    sweep: sweepAll,
    stop: async () => {
      clearInterval(sweeping);
      await closeServer(server);
      database.close();
    },
  };
};
