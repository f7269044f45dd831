import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { counts } from '../lib/activity.ts';
import { widerNetworkOf } from './caller-address.ts';
import { isDiskFull } from '../store/errors.ts';
import { elapsedSince } from '../store/future-times.ts';
import type { Reserve } from './reserve.ts';
import { prepareQuery } from '../store/rows.ts';
import { hashSecret } from '../lib/secrets.ts';

const attemptRow = v.object({ count: v.number(), window_start: v.number(), blocked_until: v.number() });

/** A counter of attempts; times are milliseconds since the epoch. */
type Attempt = Readonly<v.InferOutput<typeof attemptRow>>;

const none: Attempt = { count: 0, window_start: 0, blocked_until: 0 };

/** Maximum number of counters: a flood from many addresses must not exhaust the memory. */
const maxInMemory = 10_000;

/** Counters of attempts in the database. While the disk is full they are in memory, because guesses must stay limited. */
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
    // Inside a transaction the error must reach the code that rolls back.
    if (database.isTransaction) return run();
    try {
      reserve.writeNewData(run);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      const [oldest] = unwritten.keys();
      if (oldest !== undefined && unwritten.size >= maxInMemory) unwritten.delete(oldest);
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
    /** Deletes the counters whose window began before a time. */
    removeOld: (time: number): void => {
      removeOld.run(time);
      for (const [key, attempt] of unwritten) if (attempt.window_start < time) unwritten.delete(key);
    },
  };
};

const minute = 60_000;
const failureWindow = 15 * minute;
const freeFailures = 5;

/** The limit of an IPv6 /56 as a multiple of the limit of a /64. */
const widerNetworkShare = 4;

export type RateLimits = {
  /** The first three limits are by network address. */
  readonly signInsPerMinute: number;
  readonly signUpsPerHour: number;
  readonly resetsPerHour: number;
  /** For each purpose, by account. For visitors by network address and mail address. */
  readonly mailsPerHour: number;
  /** For each purpose, by recipient: all networks from which the recipient has not signed in share this limit. */
  readonly mailsToAddressPerHour: number;
};
type LimitedAction = keyof RateLimits;

const windows: Record<LimitedAction, number> = {
  signInsPerMinute: minute,
  signUpsPerHour: 60 * minute,
  resetsPerHour: 60 * minute,
  mailsPerHour: 60 * minute,
  mailsToAddressPerHour: 60 * minute,
};

const longestWindow = Math.max(failureWindow, ...Object.values(windows));

/** A caller or an account has tried too often. */
export class RateLimitError extends Error {
  constructor() {
    super('Too many attempts, please try again later');
    this.name = 'RateLimitError';
  }
}

const tooMany = (): RateLimitError => {
  counts.refused += 1;
  return new RateLimitError();
};

// Exponential backoff: 1, 2, 4 … seconds from the fifth failure, at most 15 minutes.
const lockoutFor = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(1000 * 2 ** (failures - freeFailures), failureWindow);

/** Rate limits, and the lockout after wrong passwords; both survive a restart. */
export type RateLimiter = ReturnType<typeof createRateLimiter>;

export const createRateLimiter = (attempts: Attempts, limits: RateLimits) => {
  const failures = 'failures';
  const consume = (action: LimitedAction, subject: string, now: number, share = 1): void => {
    const key = hashSecret(subject);
    const row = attempts.find(action, key);
    const isFresh = row === undefined || elapsedSince(row.window_start, now) >= windows[action];
    const count = isFresh ? 1 : row.count + 1;
    if (count > limits[action] * share) throw tooMany();
    attempts.put(action, key, { count, window_start: isFresh ? now : row.window_start, blocked_until: 0 });
  };
  return {
    /** Counts an attempt of a subject; throws `RateLimitError` past the limit. */
    consume: (action: LimitedAction, subject: string, now: number): void => {
      consume(action, subject, now);
    },
    /**
     * Counts an attempt of a caller, by network and by the wider network. `about` separates counters, for instance by mail address.
     */
    consumeForCaller: (action: LimitedAction, caller: string, now: number, about = ''): void => {
      consume(action, `${caller}${about}`, now);
      const wider = widerNetworkOf(caller);
      if (wider !== undefined) consume(action, `${wider}${about}`, now, widerNetworkShare);
    },
    /** Throws `RateLimitError` during a lockout, even for the right password: the response must not confirm a guess. */
    checkLockout: (subject: string, now: number): void => {
      const row = attempts.find(failures, hashSecret(subject));
      if (row !== undefined && elapsedSince(row.window_start, now) < row.blocked_until - row.window_start)
        throw tooMany();
    },
    addFailure: (subject: string, now: number): void => {
      const key = hashSecret(subject);
      const row = attempts.find(failures, key);
      const count = row === undefined || elapsedSince(row.window_start, now) >= failureWindow ? 1 : row.count + 1;
      const lockout = lockoutFor(count);
      if (lockout > 0) counts.lockouts += 1;
      attempts.put(failures, key, { count, window_start: now, blocked_until: now + lockout });
    },
    clearFailures: (subject: string): void => {
      attempts.remove(failures, hashSecret(subject));
    },
    removeOld: (now: number): void => {
      attempts.removeOld(now - longestWindow);
    },
  };
};
