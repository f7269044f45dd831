import { existsSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Hono } from 'hono';
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

/** Everything that answers, over an open database, before it listens anywhere. */
export type Assembly = {
  readonly app: Hono;
  readonly database: DatabaseSync;
  /** Removes what is past its time. */
  readonly sweep: () => void;
};

export type AssemblyOptions = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly print: (line: string) => void;
  /** Where the links in mails lead unless the settings say it. */
  readonly origin: () => string;
};

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

/** Puts a server together; throws `ConfigError` when a setting cannot be used. */
export const assemble = async (config: Config, { now, print, origin }: AssemblyOptions): Promise<Assembly> => {
  const files = findApp(config.appDir);
  const policy = createPolicy(readFileSync(config.rulesFile, 'utf8'));
  const database = openData(config.dataDir);
  const store = createDocumentStore(database);
  const tombstones = createTombstones(database);
  const outbox = join(config.dataDir, 'outbox');
  const identity = await createIdentity({
    database,
    settings: { ...config, publicUrl: () => config.publicUrl ?? origin() },
    sendMail: createSendMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox, print }),
    now,
    removeDocuments: (uid) => {
      store.removeOfUser(uid);
      tombstones.removeOfUser(uid);
    },
    removeMails: async (uid) => removeMails(outbox, uid),
  });
  const documents = createDocumentService({
    database,
    store,
    tombstones,
    policy,
    project: config.project,
    now,
    hasAccount: (uid) => identity.users.find(uid) !== undefined,
  });
  const app = createApp({
    identity,
    documents,
    files,
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    trustProxy: config.trustProxy,
    ping: () => database.prepare('SELECT 1').get(),
  });
  return {
    app,
    database,
    sweep: () => {
      sweep(database, [() => sweepIdentity(identity), () => tombstones.removeOld(now())]);
    },
  };
};
