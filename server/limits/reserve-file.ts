import { randomBytes } from 'node:crypto';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDiskFull } from '../store/errors.ts';

/** Name of the file that holds the reserve inside the data folder. */
export const reserveFile = 'reserve';

const mebibyte = 1024 * 1024;

/** Size of the reserve: four times the size at which SQLite checkpoints the WAL. */
export const reserveBytes = 16 * mebibyte;

/** Bytes released at once: few, because another process may take them first. */
const sliceBytes = mebibyte;

/**
 * Disk space preallocated for essential writes. Its only state is the file size, so that other processes and the next start know
 * whether the disk was full.
 */
export type ReserveFile = ReturnType<typeof createReserveFile>;

export const createReserveFile = (dataDir: string) => {
  const path = join(dataDir, reserveFile);
  const size = (): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  // Random bytes: zeros take no space on a compressing or sparse file system.
  const allocate = (bytes: number): void => {
    appendFileSync(path, randomBytes(bytes), { mode: 0o600 });
  };

  /** Allocates slice by slice, not to block the event loop; false when a write used the reserve in between. */
  const allocateSlices = async (): Promise<boolean> => {
    for (let held = size(); held < reserveBytes - sliceBytes; held = size()) {
      allocate(Math.min(sliceBytes, reserveBytes - sliceBytes - held));
      const allocated = size();
      await nextTurn();
      if (size() < allocated) return false;
    }
    return true;
  };

  // A complete reserve accepts new data, so one more slice must be free. Synchronous: no other call may see the reserve complete
  // before that is certain.
  const allocateLast = (): void => {
    allocate(reserveBytes - size() + sliceBytes);
    truncateSync(path, reserveBytes);
  };

  return {
    isComplete: (): boolean => size() >= reserveBytes,
    /** Releases a slice; false when the reserve is used up. */
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
