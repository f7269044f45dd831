import { setTimeout as after } from 'node:timers/promises';
import { reasonOf } from '../plain-error.ts';
import type { Health } from './health.ts';
import type { Reserve } from './reserve.ts';

export type WatchedDisk = {
  readonly reserve: Reserve;
  readonly health: Health;
  /** Called when a disk that was full has room again. Does not reject. */
  readonly onRoom: () => Promise<void>;
};

const refillInterval = 2000;
const refillIntervalAfterError = 60_000;
const checkInterval = 60_000;
/** A check takes at most a hundredth of the time, however long it is. */
const pausesPerCheck = 100;

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

/** Makes the reserve whole once there is room, and looks for damage, until the function that it answers is called. */
export const watchDisk = ({ reserve, health, onRoom }: WatchedDisk): (() => Promise<void>) => {
  const refill = async (): Promise<number> => {
    try {
      if (await reserve.refill()) await onRoom();
      return refillInterval;
    } catch (error) {
      console.error(`No room could be reserved: ${reasonOf(error)}`);
      return refillIntervalAfterError;
    }
  };
  const check = async (): Promise<number> => {
    const begin = performance.now();
    await health.check();
    return Math.max(checkInterval, (performance.now() - begin) * pausesPerCheck);
  };
  const stops = [repeat(refill), repeat(check)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
