import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { prepareQuery } from '../store/rows.ts';
import { IdentityFailure } from './failure.ts';
import { hashSecret } from './secrets.ts';

const attemptRow = v.object({ count: v.number(), window_start: v.number(), blocked_until: v.number() });

const minute = 60_000;
const failureWindow = 15 * minute;
const freeFailures = 5;

/** How much one address may ask for. */
export type Limits = {
  readonly signInsPerMinute: number;
  readonly signUpsPerHour: number;
  readonly mailsPerHour: number;
};
export type LimitedAction = keyof Limits;

const windows: Record<LimitedAction, number> = {
  signInsPerMinute: minute,
  signUpsPerHour: 60 * minute,
  mailsPerHour: 60 * minute,
};

const longestWindow = Math.max(failureWindow, ...Object.values(windows));

const tooMany = (): IdentityFailure =>
  new IdentityFailure('TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts, please try again later');

// 1, 2, 4 … seconds after the fifth failure, and never more than a quarter of an hour.
const blockFor = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(1000 * 2 ** (failures - freeFailures), failureWindow);

/** Counts attempts in the database, so that a restart forgives nobody. */
export type Throttle = ReturnType<typeof createThrottle>;

export const createThrottle = (database: DatabaseSync, limits: Limits) => {
  const find = prepareQuery(
    database,
    'SELECT count, window_start, blocked_until FROM attempts WHERE action = ? AND subject = ?',
    attemptRow,
  );
  const put = database.prepare(`
    INSERT INTO attempts (action, subject, count, window_start, blocked_until) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (action, subject) DO UPDATE SET count = excluded.count, window_start = excluded.window_start,
      blocked_until = excluded.blocked_until
  `);
  const remove = database.prepare('DELETE FROM attempts WHERE action = ? AND subject = ?');
  const removeOld = database.prepare('DELETE FROM attempts WHERE window_start < ?');
  const failures = 'failures';
  return {
    /** Counts one attempt of a subject (a mail or network address); throws when its limit is passed. */
    consume: (action: LimitedAction, subject: string, now: number): void => {
      const key = hashSecret(subject);
      const row = find.one(action, key);
      const isFresh = row === undefined || now - row.window_start >= windows[action];
      const count = isFresh ? 1 : row.count + 1;
      if (count > limits[action]) throw tooMany();
      put.run(action, key, count, isFresh ? now : row.window_start, 0);
    },
    /** Throws while wrong passwords keep the account shut, also for the right one. */
    checkFailures: (email: string, now: number): void => {
      const row = find.one(failures, hashSecret(email));
      if (row !== undefined && now < row.blocked_until) throw tooMany();
    },
    addFailure: (email: string, now: number): void => {
      const key = hashSecret(email);
      const row = find.one(failures, key);
      const count = row === undefined || now - row.window_start >= failureWindow ? 1 : row.count + 1;
      put.run(failures, key, count, now, now + blockFor(count));
    },
    clearFailures: (email: string): void => {
      remove.run(failures, hashSecret(email));
    },
    removeOld: (now: number): void => {
      removeOld.run(now - longestWindow);
    },
  };
};
