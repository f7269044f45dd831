import { isDeepStrictEqual } from 'node:util';
import { logActivity, logFailure } from './log.ts';

/** Refusals of this process since the last activity line in the log. */
export const counts = {
  /** Calls past a rate limit or a quota. */
  refused: 0,
  /** Wrong passwords that locked an account. */
  lockouts: 0,
  /** Requests refused and connections closed for lack of memory or time (load shedding). */
  shed: 0,
};

/** Measurements of a server at one moment. */
export type Gauges = {
  readonly connections: number;
  /** Bytes sent since the start. */
  readonly bytes: number;
  readonly accounts: number;
};

/**
 * Returns a function that logs one line with the counts since its last call, unless nothing has changed. It never throws.
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
