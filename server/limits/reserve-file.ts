import { randomBytes } from 'node:crypto';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDiskFull } from '../store/errors.ts';

/** Name of the reserve file in the data folder. */
export const reserveFile = 'reserve';

const mebibyte = 1024 * 1024;

/** Size of the reserve: four times the size at which SQLite checkpoints the WAL. */
export const reserveBytes = 16 * mebibyte;

/** Bytes of one slice. A slice is small, because another process may use the released space first. */
const sliceBytes = mebibyte;

/** Disk space for essential writes. Its only state is the file size, which other processes and the next start can read. */
export type ReserveFile = ReturnType<typeof createReserveFile>;

export const createReserveFile = (dataDir: string) => {
  const path = join(dataDir, reserveFile);
  const size = (): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  // Random bytes: zeros occupy no space on a compressing or sparse file system.
  const allocate = (bytes: number): void => {
    appendFileSync(path, randomBytes(bytes), { mode: 0o600 });
  };

  /** Allocates slice by slice, so that the event loop is not blocked. Returns false if a write used the reserve in between. */
  const allocateSlices = async (): Promise<boolean> => {
    for (let held = size(); held < reserveBytes - sliceBytes; held = size()) {
      allocate(Math.min(sliceBytes, reserveBytes - sliceBytes - held));
      const allocated = size();
      await nextTurn();
      if (size() < allocated) return false;
    }
    return true;
  };

  // A complete reserve accepts new data, so one more slice must be free. Synchronous: no other call may use the reserve meanwhile.
  const allocateLast = (): void => {
    allocate(reserveBytes - size() + sliceBytes);
    truncateSync(path, reserveBytes);
  };

  return {
    isComplete: (): boolean => size() >= reserveBytes,
    /** Releases a slice; false if the reserve is used up. */
    release: (): boolean => {
      const held = size();
      if (held === 0) return false;
      truncateSync(path, Math.max(0, Math.min(held, reserveBytes) - sliceBytes));
      return true;
    },
    /** Allocates the missing part as far as the disk allows; resolves to whether the reserve is complete. */
    refill: async (): Promise<boolean> => {
      try {
        if (!(await allocateSlices())) return false;
        allocateLast();
        return true;
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        truncateSync(path, Math.min(size(), reserveBytes - sliceBytes));
        return false;
      }
    },
  };
};
