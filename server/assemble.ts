import { existsSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { assembleIdentity, type IdentityOptions } from './assemble-identity.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { createDocumentService } from './documents/document-service.ts';
import type { AppFiles } from './http/app-files.ts';
import { listAppFiles } from './http/app-files.ts';
import { sweepIdentity } from './identity/identity.ts';
import { tendInactive } from './identity/inactive.ts';
import { createRequesterCheck } from './identity/requester.ts';
import { openData } from './open-data.ts';
import { createPolicy } from './rules/policy.ts';
import { sweep } from './store/sweep.ts';

/** Everything that answers, over an open database, before it listens anywhere. */
export type Assembly = {
  readonly app: Hono;
  readonly database: DatabaseSync;
  /** Removes what is past its time. */
  readonly sweep: () => void;
  /** Warns owners of accounts that nobody opens any more, and deletes those accounts in the end. */
  readonly tendInactive: () => Promise<void>;
};

const findApp = (folder: string): AppFiles => {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ConfigError('APP_DIR', `the app is not built in ${folder}; run "npm run build" first`);
  }
  return listAppFiles(folder);
};

/** Puts a server together; throws `ConfigError` when a setting cannot be used. */
export const assemble = async (config: Config, { now, print, origin }: IdentityOptions): Promise<Assembly> => {
  const files = findApp(config.appDir);
  const policy = createPolicy(readFileSync(config.rulesFile, 'utf8'));
  const database = openData(config);
  const { identity, store, tombstones } = await assembleIdentity(config, database, { now, print, origin });
  const documents = createDocumentService({
    database,
    store,
    tombstones,
    policy,
    project: config.project,
    now,
    checkSignedIn: createRequesterCheck(identity),
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
    tendInactive: () => tendInactive(identity),
    sweep: () => {
      sweep(database, [() => sweepIdentity(identity), () => tombstones.removeOld(now())]);
    },
  };
};
