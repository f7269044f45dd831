import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { isDiskFull } from '../store/errors.ts';
import { elapsedSince } from '../store/future-times.ts';
import type { Reserve } from '../store/reserve.ts';
import { prepareQuery } from '../store/rows.ts';
import { IdentityFailure } from './failure.ts';
import { hashSecret } from './secrets.ts';

const attemptRow = v.object({ count: v.number(), window_start: v.number(), blocked_until: v.number() });

/** How often something was tried; times are milliseconds since the epoch. */
type Attempt = Readonly<v.InferOutput<typeof attemptRow>>;

const none: Attempt = { count: 0, window_start: 0, blocked_until: 0 };

/** Whoever tries from ever new addresses must not fill the memory. */
const mostInMemory = 10_000;

/** The counters of attempts, kept in the database, and in memory while it has no room for them. */
type Attempts = ReturnType<typeof createAttempts>;

export const createAttempts = (database: DatabaseSync, reserve: Reserve) => {
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
  const unwritten = new Map<string, Attempt>();

  const write = (key: string, attempt: Attempt, run: () => void): void => {
    unwritten.delete(key);
    // What a transaction could not keep, its owner hears.
    if (database.isTransaction) return run();
    try {
      reserve.addData(run);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      const [oldest] = unwritten.keys();
      if (oldest !== undefined && unwritten.size >= mostInMemory) unwritten.delete(oldest);
      unwritten.set(key, attempt);
    }
  };

  return {
    find: (action: string, subject: string): Attempt | undefined =>
      unwritten.get(`${action} ${subject}`) ?? find.one(action, subject),
    put: (action: string, subject: string, attempt: Attempt): void => {
      write(`${action} ${subject}`, attempt, () => {
        put.run(action, subject, attempt.count, attempt.window_start, attempt.blocked_until);
      });
    },
    remove: (action: string, subject: string): void => {
      write(`${action} ${subject}`, none, () => {
        remove.run(action, subject);
      });
    },
    /** Forgets those that began before a time. */
    removeOld: (time: number): void => {
      removeOld.run(time);
      for (const [key, attempt] of unwritten) if (attempt.window_start < time) unwritten.delete(key);
    },
  };
};

const minute = 60_000;
const failureWindow = 15 * minute;
const freeFailures = 5;

/** How much may be asked for, by whom or for whom. */
export type Limits = {
  /** By network address. */
  readonly signInsPerMinute: number;
  readonly signUpsPerHour: number;
  readonly resetsPerHour: number;
  /** Of one kind, by an account, or for one mail address by a network address. */
  readonly mailsPerHour: number;
  /** Of one kind, by mail address, whoever asks. */
  readonly mailsToAddressPerHour: number;
};
type LimitedAction = keyof Limits;

const windows: Record<LimitedAction, number> = {
  signInsPerMinute: minute,
  signUpsPerHour: 60 * minute,
  resetsPerHour: 60 * minute,
  mailsPerHour: 60 * minute,
  mailsToAddressPerHour: 60 * minute,
};

const longestWindow = Math.max(failureWindow, ...Object.values(windows));

const tooMany = (): IdentityFailure =>
  new IdentityFailure('TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts, please try again later');

// 1, 2, 4 … seconds after the fifth failure, and never more than a quarter of an hour.
const blockFor = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(1000 * 2 ** (failures - freeFailures), failureWindow);

/** Counts attempts; they outlive a restart. */
export type Throttle = ReturnType<typeof createThrottle>;

export const createThrottle = (attempts: Attempts, limits: Limits) => {
  const failures = 'failures';
  return {
    /** Counts one attempt of a subject; throws when its limit is passed. */
    consume: (action: LimitedAction, subject: string, now: number): void => {
      const key = hashSecret(subject);
      const row = attempts.find(action, key);
      const isFresh = row === undefined || elapsedSince(row.window_start, now) >= windows[action];
      const count = isFresh ? 1 : row.count + 1;
      if (count > limits[action]) throw tooMany();
      attempts.put(action, key, { count, window_start: isFresh ? now : row.window_start, blocked_until: 0 });
    },
    /** Throws while wrong passwords keep the account shut, also for the right one. */
    checkFailures: (email: string, now: number): void => {
      const row = attempts.find(failures, hashSecret(email));
      if (row !== undefined && elapsedSince(row.window_start, now) < row.blocked_until - row.window_start)
        throw tooMany();
    },
    addFailure: (email: string, now: number): void => {
      const key = hashSecret(email);
      const row = attempts.find(failures, key);
      const count = row === undefined || elapsedSince(row.window_start, now) >= failureWindow ? 1 : row.count + 1;
      attempts.put(failures, key, { count, window_start: now, blocked_until: now + blockFor(count) });
    },
    clearFailures: (email: string): void => {
      attempts.remove(failures, hashSecret(email));
    },
    removeOld: (now: number): void => {
      attempts.removeOld(now - longestWindow);
    },
  };
};
