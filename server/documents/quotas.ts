import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { accountExhausted } from '../../contract/writes.ts';
import { prepareQuery } from '../store/rows.ts';
import { DocumentFailure, permissionDenied } from './failure.ts';

/** How much one account may keep and change. */
export type QuotaSettings = {
  readonly documentsPerAccount: number;
  /** Of the names and fields of documents, and of the names of deleted ones. */
  readonly bytesPerAccount: number;
  readonly writesPerMinute: number;
};

/** What an account keeps; of its sheets only whether there is none, one, or more. */
export type Usage = { readonly documents: number; readonly bytes: number; readonly sheets: number };

type Account = { readonly uid: string; readonly emailVerified: boolean };

const minute = 60_000;
// So many accounts that write at once are remembered; those whose minute is over go first.
const rememberedWindows = 10_000;

const exhausted = (what: string, retryAfter?: number): DocumentFailure =>
  new DocumentFailure('RESOURCE_EXHAUSTED', `${accountExhausted}: ${what}.`, retryAfter);

const isOver = (start: number, now: number): boolean => now - start >= minute || start > now;

/** What each account keeps and changes, beside what it may; the database counts what is kept with each change. */
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

  const forgetOld = (now: number): void => {
    for (const [uid, { start }] of windows) if (isOver(start, now)) windows.delete(uid);
  };

  const usageOf = (uid: string): Usage => ({
    ...(find.one(uid) ?? { documents: 0, bytes: 0 }),
    sheets: sheets.all(uid).length,
  });

  return {
    usageOf,
    /**
     * Counts writes of an account; `now` is in milliseconds. Throws `RESOURCE_EXHAUSTED`, with the time to wait, when they are
     * more than a minute may bring.
     */
    countWrites: (uid: string, writes: number, now: number): void => {
      const known = windows.get(uid);
      const window = known === undefined || isOver(known.start, now) ? { start: now, writes: 0 } : known;
      if (window.writes > 0 && window.writes + writes > writesPerMinute)
        throw exhausted('writes per minute', Math.ceil((window.start + minute - now) / 1000));
      windows.set(uid, { start: window.start, writes: window.writes + writes });
      if (windows.size > rememberedWindows) forgetOld(now);
    },
    /** Whether what is deleted may be remembered, which takes room too. */
    mayRemember: ({ bytes }: Usage): boolean => bytes < bytesPerAccount,
    /**
     * Refuses what has grown beyond the account's quota since `before`, as `RESOURCE_EXHAUSTED`, and a second sheet of an
     * account whose address is not verified, as `PERMISSION_DENIED`. What makes room is never refused. `makesSheet` is whether the
     * commit made a sheet.
     */
    checkGrowth: ({ uid, emailVerified }: Account, before: Usage, makesSheet: boolean): void => {
      const after = usageOf(uid);
      if (!emailVerified && makesSheet && after.sheets > 1) throw permissionDenied();
      if (after.documents > Math.max(documentsPerAccount, before.documents)) throw exhausted('documents');
      if (after.bytes > Math.max(bytesPerAccount, before.bytes)) throw exhausted('bytes');
    },
  };
};
