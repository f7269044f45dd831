import { isDeepStrictEqual } from 'node:util';
import { logActivity, logFailure } from './log.ts';

/** What this process has refused since the last line about it in the log. */
export const counts = {
  /** Calls beyond a rate limit or a quota. */
  refused: 0,
  /** Wrong passwords that locked an account. */
  lockouts: 0,
  /** Requests refused, and connections closed, for want of memory or time (load shedding). */
  shed: 0,
};

/** What a server has at one moment. */
export type Gauges = {
  readonly connections: number;
  /** Bytes sent since its start. */
  readonly bytes: number;
  readonly accounts: number;
};

/**
 * Returns a function that logs one line with the counts since its last call, unless nothing has moved. It never throws.
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
