import { randomBytes } from 'node:crypto';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDiskFull } from './errors.ts';

/** Name of the file that holds the reserve inside the data folder. */
export const reserveFile = 'reserve';

const mebibyte = 1024 * 1024;

/** How much room is held: four times what the write-ahead log takes before SQLite empties it. */
export const reserveBytes = 16 * mebibyte;

/** What is let go at once: as little as possible, because any other program may take it first. */
const sliceBytes = mebibyte;

/**
 * Room on the disk that is held for what must not be refused. Its size is its whole state, so that every process of the
 * server, and the next start, knows whether the disk was found full.
 */
export type ReserveFile = ReturnType<typeof createReserveFile>;

export const createReserveFile = (dataDir: string) => {
  const path = join(dataDir, reserveFile);
  const size = (): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  // Zeros would take no room on a file system that compresses.
  const take = (bytes: number): void => {
    appendFileSync(path, randomBytes(bytes), { mode: 0o600 });
  };

  /** Takes slice by slice, so that no answer waits for long; false when what was taken has been needed meanwhile. */
  const takeSlices = async (): Promise<boolean> => {
    for (let held = size(); held < reserveBytes - sliceBytes; held = size()) {
      take(Math.min(sliceBytes, reserveBytes - sliceBytes - held));
      const taken = size();
      await nextTurn();
      if (size() < taken) return false;
    }
    return true;
  };

  // A whole reserve stands for a disk that takes new data, so it is whole only with another slice still free. In one turn:
  // nobody may find it whole before that is known.
  const takeLast = (): void => {
    take(reserveBytes - size() + sliceBytes);
    truncateSync(path, reserveBytes);
  };

  return {
    isWhole: (): boolean => size() >= reserveBytes,
    /** Lets a slice go; false when there is nothing left of the reserve. */
    release: (): boolean => {
      const held = size();
      if (held === 0) return false;
      truncateSync(path, Math.max(0, Math.min(held, reserveBytes) - sliceBytes));
      return true;
    },
    /** Takes what is missing as far as there is room; answers whether the reserve is whole. */
    refill: async (): Promise<boolean> => {
      try {
        if (!(await takeSlices())) return false;
        takeLast();
        return true;
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        truncateSync(path, Math.min(size(), reserveBytes - sliceBytes));
        return false;
      }
    },
  };
};
