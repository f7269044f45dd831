import type { Attempts } from './attempts.ts';
import { elapsedSince } from './elapsed.ts';
import { IdentityFailure } from './failure.ts';
import { hashSecret } from './secrets.ts';

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
