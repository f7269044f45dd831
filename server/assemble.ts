import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { assembleIdentity, type IdentityOptions } from './assemble-identity.ts';
import { type Config, ConfigError } from './config.ts';
import { createDocumentService } from './documents/document-service.ts';
import { createQuotas } from './documents/quotas.ts';
import { type SecurityOptions, watchInlineScripts } from './http/security-headers.ts';
import { createRequesterCheck } from './identity/authenticate.ts';
import { createTraceEraser } from './identity/delete-account.ts';
import { sweepIdentity } from './identity/identity.ts';
import { purgeInactiveAccounts } from './identity/inactive-accounts.ts';
import { logFailure } from './log.ts';
import { openData } from './open-data.ts';
import { createSignedInPolicy } from './rules/policy.ts';
import { emptyLog } from './store/erase-deleted.ts';
import { clampFutureTimes } from './store/future-times.ts';
import { createHealth } from './store/health.ts';
import { watchDisk } from './store/watch-disk.ts';

/**
 * Removes what is past its time, and what the write-ahead log still holds of it. A removal that answers that there is more is
 * called again, once others have been answered. Never rejects.
 */
const sweep = async (database: DatabaseSync, removals: readonly (() => boolean | void)[]): Promise<void> => {
  try {
    for (const remove of removals) while (remove() === true) await nextTurn();
    emptyLog(database);
  } catch (error) {
    // A full disk must not end a server that still answers; the next time will do.
    logFailure('old data could not be removed', error);
  }
};

/** Everything that answers, over an open database, before it listens anywhere. */
export type Assembly = {
  readonly app: Hono;
  /** What the headers of every answer depend on. */
  readonly security: SecurityOptions;
  readonly database: DatabaseSync;
  /** Removes what is past its time, and from the second time on brings times of the future back to now. Never rejects. */
  readonly sweep: () => Promise<void>;
  /** Warns the owners of inactive accounts by mail, and deletes those accounts 30 days later. */
  readonly purgeInactiveAccounts: () => Promise<void>;
  /** Begins to look after the room, the pages and the traces on the disk; answers how to stop that. */
  readonly watchDisk: () => () => Promise<void>;
};

/** The hashes of the scripts of the app's page, which is looked for now. */
const pageScripts = (folder: string): (() => readonly string[]) => {
  const page = join(folder, 'index.html');
  if (existsSync(page)) return watchInlineScripts(page);
  throw new ConfigError('APP_DIR', `the app is not built in ${folder}; run "npm run build" first`);
};

/** Puts a server together; throws `ConfigError` when a setting cannot be used. */
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
  // A machine whose clock has no battery starts in the past: until the network has told it the time, everything looks ahead.
  let isClockTrusted = false;
  const clamp = (): void => {
    if (isClockTrusted) clampFutureTimes(database, now());
    isClockTrusted = true;
  };
  return {
    app,
    security,
    database,
    sweep: async () =>
      writeLock.share(async () =>
        sweep(database, [clamp, () => sweepIdentity(identity), () => tombstones.removeSomeOld(now())]),
      ),
    purgeInactiveAccounts: async () => writeLock.share(async () => purgeInactiveAccounts(identity)),
    watchDisk: () => watchDisk({ reserve, health, eraseTraces: createTraceEraser(identity) }),
  };
};
