import { setTimeout as after } from 'node:timers/promises';
import { reasonOf } from './lib/plain-error.ts';
import type { Health } from './store/health.ts';
import type { Reserve } from './limits/reserve.ts';

export type WatchedDisk = {
  readonly reserve: Reserve;
  readonly health: Health;
  /** Erases the rest of deleted accounts. Resolves to the milliseconds for which writes were blocked. Never rejects. */
  readonly eraseDeletedAccounts: () => Promise<number>;
};

const shortInterval = 2000;
const longInterval = 60_000;
/** The pauses are a hundred times as long as the work, so the work takes at most 1 % of the time. */
const pausesPerWork = 100;

/** Runs work repeatedly; the work resolves to the milliseconds until its next run. Returns the function that stops it. */
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

/** Refills the reserve, checks the pages for damage, and erases deleted accounts. Returns the function that stops this work. */
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
