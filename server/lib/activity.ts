import { isDeepStrictEqual } from 'node:util';
import { logActivity, logFailure } from './log.ts';

/** Numbers of refusals by this process; each line of the activity log resets them. */
export const counts = {
  /** Calls past a rate limit or a quota. */
  refused: 0,
  /** Lockouts of an account after wrong passwords. */
  lockouts: 0,
  /** Requests refused and connections closed for lack of memory or time (load shedding). */
  shed: 0,
};

export type Gauges = {
  readonly connections: number;
  readonly bytes: number;
  readonly accounts: number;
};

/**
 * Creates a function that logs one line with the counts since its last call, unless nothing has changed. It never throws.
 * Source: docs/specification.md#server-activity.
 */
export const createActivityLog = (read: () => Gauges): (() => void) => {
  let last = read();
  return () => {
    try {
      const now = read();
      const hasChanged = Object.values(counts).some((count) => count > 0) || !isDeepStrictEqual(now, last);
      if (hasChanged) logActivity({ ...counts, ...now, bytes: now.bytes - last.bytes });
      last = now;
      Object.assign(counts, { refused: 0, lockouts: 0, shed: 0 });
    } catch (error) {
      logFailure('the activity could not be counted', error);
    }
  };
};
