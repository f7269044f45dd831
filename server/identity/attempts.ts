import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { isDiskFull } from '../store/disk-full.ts';
import type { Reserve } from '../store/reserve.ts';
import { prepareQuery } from '../store/rows.ts';

const attemptRow = v.object({ count: v.number(), window_start: v.number(), blocked_until: v.number() });

/** How often something was tried; times are milliseconds since the epoch. */
export type Attempt = Readonly<v.InferOutput<typeof attemptRow>>;

const none: Attempt = { count: 0, window_start: 0, blocked_until: 0 };

/** Whoever tries from ever new addresses must not fill the memory. */
const mostInMemory = 10_000;

/** The counters of attempts, kept in the database, and in memory while it has no room for them. */
export type Attempts = ReturnType<typeof createAttempts>;

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
