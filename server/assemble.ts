import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { assembleIdentity, type IdentityOptions } from './assemble-identity.ts';
import { type Config, ConfigError } from './config.ts';
import { createDocumentService } from './documents/document-service.ts';
import { createQuotas } from './limits/quotas.ts';
import { type SecurityOptions, watchInlineScripts } from './http/security-headers.ts';
import { createRequesterCheck } from './identity/sessions/authenticate.ts';
import { createEraser } from './identity/accounts/delete-account.ts';
import { sweepIdentity } from './identity/identity.ts';
import { purgeInactiveAccounts } from './identity/accounts/inactive-accounts.ts';
import { logFailure } from './lib/log.ts';
import { openData } from './open-data.ts';
import { createSignedInPolicy } from './rules/policy.ts';
import { truncateWal } from './store/erase-deleted.ts';
import { clampFutureTimes } from './store/future-times.ts';
import { createHealth } from './store/health.ts';
import { watchDisk } from './watch-disk.ts';

/** Removes expired data, also from the WAL, in batches between turns of the event loop. Never rejects. */
const sweep = async (database: DatabaseSync, removals: readonly (() => boolean | void)[]): Promise<void> => {
  try {
    for (const remove of removals) while (remove() === true) await nextTurn();
    truncateWal(database);
  } catch (error) {
    // A full disk must not stop a server that can still read; the next run tries again.
    logFailure('expired data could not be removed', error);
  }
};

/** The parts of a server with an open database, before it listens. */
export type Assembly = {
  readonly app: Hono;
  readonly security: SecurityOptions;
  readonly database: DatabaseSync;
  readonly countAccounts: () => number;
  /** Removes expired data. Every run except the first also clamps future times. Never rejects. */
  readonly sweep: () => Promise<void>;
  /** Warns the owners of inactive accounts by mail, and deletes those accounts 30 days later. */
  readonly purgeInactiveAccounts: () => Promise<void>;
  /** Starts the background work on the disk (reserve, page check, erasure). Returns the function that stops it. */
  readonly watchDisk: () => () => Promise<void>;
};

/** The CSP hashes of the app's page. Throws `ConfigError` if the app is not built. */
const pageScripts = (folder: string): (() => readonly string[]) => {
  const page = join(folder, 'index.html');
  if (existsSync(page)) return watchInlineScripts(page);
  throw new ConfigError('APP_DIR', `the app is not built in ${folder}; run "npm run build" first`);
};

/** Connects the parts of the server. Throws `ConfigError` for an unusable setting. */
export const assemble = async (config: Config, { now, print, origin }: IdentityOptions): Promise<Assembly> => {
  const security = {
    scripts: config.appDir === undefined ? () => [] : pageScripts(config.appDir),
    calls: [],
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
  };
  const policy = createSignedInPolicy(readFileSync(config.rulesFile, 'utf8'));
  const store = openData(config);
  const { database, reserve, writeLock } = store;
  const assembled = await assembleIdentity(config, store, { now, print, origin });
  const { identity, tombstones } = assembled;
  await reserve.refill();
  const health = createHealth(database);
  const documents = createDocumentService({
    ...store,
    store: assembled.documents,
    tombstones,
    quotas: createQuotas(database, config.quotas),
    policy,
    project: config.project,
    now,
    checkSignedIn: createRequesterCheck(identity),
  });
  const app = createApp({
    identity,
    documents,
    appDir: config.appDir,
    security,
    accessLog: config.accessLog,
    trustProxy: config.trustProxy,
    ping: health.ping,
  });
  // A machine without a clock battery boots with a past date: until NTP sets the clock, every stored time seems future.
  let isClockTrusted = false;
  const clamp = (): void => {
    if (isClockTrusted) clampFutureTimes(database, now());
    isClockTrusted = true;
  };
  return {
    app,
    security,
    database,
    countAccounts: identity.users.count,
    sweep: async () =>
      writeLock.share(async () =>
        sweep(database, [clamp, () => sweepIdentity(identity), () => tombstones.removeOldBatch(now())]),
      ),
    purgeInactiveAccounts: async () => writeLock.share(async () => purgeInactiveAccounts(identity)),
    watchDisk: () => watchDisk({ reserve, health, eraseDeletedAccounts: createEraser(identity) }),
  };
};
