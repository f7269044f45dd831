import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { accountExhausted } from '../../contract/writes.ts';
import { counts } from '../activity.ts';
import { prepareQuery } from '../store/rows.ts';
import { DocumentFailure, permissionDenied } from './failure.ts';

/** The quotas of an account. */
export type QuotaSettings = {
  readonly documentsPerAccount: number;
  /** Bytes of names and fields of documents, and of the paths of tombstones. */
  readonly bytesPerAccount: number;
  readonly writesPerMinute: number;
};

/** The usage of an account; sheets are counted up to two. */
export type Usage = { readonly documents: number; readonly bytes: number; readonly sheets: number };

type Account = { readonly uid: string; readonly emailVerified: boolean };

const minute = 60_000;
// Rate-limit windows in memory before expired ones are dropped.
const maxWindows = 10_000;

const exhausted = (what: string, retryAfter?: number): DocumentFailure => {
  counts.refused += 1;
  return new DocumentFailure('RESOURCE_EXHAUSTED', `${accountExhausted}: ${what}.`, retryAfter);
};

const isWindowOver = (start: number, now: number): boolean => now - start >= minute || start > now;

/** The quotas and usage of accounts; triggers of the database keep the usage up to date. */
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
    /**
     * Counts writes of an account against its rate limit; `now` is in milliseconds. Throws `RESOURCE_EXHAUSTED`, with the time to
     * wait, past the limit.
     */
    countWrites: (uid: string, writes: number, now: number): void => {
      const known = windows.get(uid);
      const window = known === undefined || isWindowOver(known.start, now) ? { start: now, writes: 0 } : known;
      if (window.writes > 0 && window.writes + writes > writesPerMinute)
        throw exhausted('writes per minute', Math.ceil((window.start + minute - now) / 1000));
      windows.set(uid, { start: window.start, writes: window.writes + writes });
      if (windows.size > maxWindows) dropExpired(now);
    },
    /** Whether the quota has room for tombstones. */
    hasRoomForTombstones: ({ bytes }: Usage): boolean => bytes < bytesPerAccount,
    /**
     * Throws `RESOURCE_EXHAUSTED` when usage has grown since `before` and exceeds a quota, and `PERMISSION_DENIED` for a second sheet
     * of an account whose address is not verified. Shrinking is never refused. `createsSheet`: whether the commit created a sheet.
     */
    checkGrowth: ({ uid, emailVerified }: Account, before: Usage, createsSheet: boolean): void => {
      const after = usageOf(uid);
      if (!emailVerified && createsSheet && after.sheets > 1) throw permissionDenied();
      if (after.documents > Math.max(documentsPerAccount, before.documents)) throw exhausted('documents');
      if (after.bytes > Math.max(bytesPerAccount, before.bytes)) throw exhausted('bytes');
    },
  };
};
