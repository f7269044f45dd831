import { setTimeout as after } from 'node:timers/promises';
import { reasonOf } from '../plain-error.ts';
import type { Health } from './health.ts';
import type { Reserve } from './reserve.ts';

export type WatchedDisk = {
  readonly reserve: Reserve;
  readonly health: Health;
  /** Erases what is left of deleted accounts; answers for how many milliseconds nobody could write. Does not reject. */
  readonly eraseDeletedAccounts: () => Promise<number>;
};

const shortInterval = 2000;
const longInterval = 60_000;
/** Work takes at most a hundredth of the time, however long it is. */
const pausesPerWork = 100;

/** Repeats some work until it is stopped; the work answers how many milliseconds to wait before the next time. */
const repeat = (work: () => Promise<number>): (() => Promise<void>) => {
  const end = new AbortController();
  const run = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const pause = await work();
      await after(pause, undefined, { ref: false, signal: end.signal }).catch(() => {});
    }
  };
  const ended = run();
  return async () => {
    end.abort();
    await ended;
  };
};

/**
 * Makes the reserve whole once there is room, looks for damage, and erases what deleted accounts have left, until the function
 * that it answers is called.
 */
export const watchDisk = ({ reserve, health, eraseDeletedAccounts }: WatchedDisk): (() => Promise<void>) => {
  const refill = async (): Promise<number> => {
    try {
      await reserve.refill();
      return shortInterval;
    } catch (error) {
      console.error(`No room could be reserved: ${reasonOf(error)}`);
      return longInterval;
    }
  };
  const check = async (): Promise<number> => {
    const begin = performance.now();
    await health.check();
    return Math.max(longInterval, (performance.now() - begin) * pausesPerWork);
  };
  const erase = async (): Promise<number> => Math.max(shortInterval, (await eraseDeletedAccounts()) * pausesPerWork);
  const stops = [refill, check, erase].map(repeat);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
