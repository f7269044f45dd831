import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { accountQuotaExceeded } from '../../contract/writes.ts';
import { counts } from '../lib/activity.ts';
import { prepareQuery } from '../store/rows.ts';

export type QuotaSettings = {
  readonly documentsPerAccount: number;
  /** Bytes of the names and fields of documents, and of the paths of tombstones. */
  readonly bytesPerAccount: number;
  readonly writesPerMinute: number;
};

/** The usage of an account; the count of sheets stops at two. */
export type Usage = { readonly documents: number; readonly bytes: number; readonly sheets: number };

/** The account has exhausted a quota; `retryAfter` is in seconds, undefined if waiting does not help. */
export class QuotaError extends Error {
  readonly retryAfter: number | undefined;

  constructor(quota: string, retryAfter?: number) {
    super(`${accountQuotaExceeded}: ${quota}.`);
    this.name = 'QuotaError';
    this.retryAfter = retryAfter;
  }
}

const minute = 60_000;
// Maximum number of rate-limit windows in memory; past it the expired windows are dropped.
const maxWindows = 10_000;

const exhausted = (quota: string, retryAfter?: number): QuotaError => {
  counts.refused += 1;
  return new QuotaError(quota, retryAfter);
};

const isWindowOver = (start: number, now: number): boolean => now - start >= minute || start > now;

/** The quotas and the usage of accounts; database triggers keep the usage up to date. */
export type Quotas = ReturnType<typeof createQuotas>;

export const createQuotas = (
  database: DatabaseSync,
  { documentsPerAccount, bytesPerAccount, writesPerMinute }: QuotaSettings,
) => {
  const find = prepareQuery(
    database,
    'SELECT documents, bytes FROM usage WHERE uid = ?',
    v.object({ documents: v.number(), bytes: v.number() }),
  );
  const sheets = prepareQuery(
    database,
    "SELECT id FROM documents WHERE parent = ? AND id <> 'parameters' LIMIT 2",
    v.object({ id: v.string() }),
  );
  const windows = new Map<string, { readonly start: number; readonly writes: number }>();

  const dropExpired = (now: number): void => {
    for (const [uid, { start }] of windows) if (isWindowOver(start, now)) windows.delete(uid);
  };

  const usageOf = (uid: string): Usage => ({
    ...(find.one(uid) ?? { documents: 0, bytes: 0 }),
    sheets: sheets.all(uid).length,
  });

  return {
    usageOf,
    /** Counts writes of an account; `now` is in milliseconds. Past the rate limit it throws `QuotaError` with the time to wait. */
    countWrites: (uid: string, writes: number, now: number): void => {
      const known = windows.get(uid);
      const window = known === undefined || isWindowOver(known.start, now) ? { start: now, writes: 0 } : known;
      if (window.writes > 0 && window.writes + writes > writesPerMinute)
        throw exhausted('writes per minute', Math.ceil((window.start + minute - now) / 1000));
      windows.set(uid, { start: window.start, writes: window.writes + writes });
      if (windows.size > maxWindows) dropExpired(now);
    },
    hasSpaceForTombstones: ({ bytes }: Usage): boolean => bytes < bytesPerAccount,
    /** Throws `QuotaError` if the usage has grown and exceeds a quota. A write that shrinks the usage is never refused. */
    checkGrowth: (before: Usage, after: Usage): void => {
      if (after.documents > Math.max(documentsPerAccount, before.documents)) throw exhausted('documents');
      if (after.bytes > Math.max(bytesPerAccount, before.bytes)) throw exhausted('bytes');
    },
  };
};
