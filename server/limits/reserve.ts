import type { DatabaseSync } from 'node:sqlite';
import { truncateWal } from '../store/erase-deleted.ts';
import { DiskFullError, isDiskFull } from '../store/errors.ts';
import type { ReserveFile } from './reserve-file.ts';

/** The policy for a full disk: new data is refused, and essential writes use the reserved space. */
export type Reserve = ReturnType<typeof createReserve>;

/** Checkpoints the WAL, so that its space can be reused. Returns false if the disk is too full for a checkpoint. */
const checkpoint = (database: DatabaseSync): boolean => {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
};

export const createReserve = (file: ReserveFile, database: DatabaseSync) => {
  let isReportedFull = false;
  const report = (isFull: boolean): void => {
    if (isFull && !isReportedFull) console.error('The disk is full: new data is refused until there is room again.');
    if (!isFull && isReportedFull) console.error('There is room on the disk again: new data is taken.');
    isReportedFull = isFull;
  };

  const release = (): boolean => {
    report(true);
    return file.release();
  };

  const freeSpace = (): boolean => {
    while (release()) if (checkpoint(database)) return true;
    return false;
  };

  const requireFreeSpace = (): void => {
    if (!file.isComplete()) throw new DiskFullError();
  };

  return {
    /** Throws `DiskFullError` if the disk has no space for new data. */
    requireFreeSpace,
    /** Runs a write that adds data. On a full disk it throws (`isDiskFull`) instead of using the reserve. */
    writeNewData: <Result>(work: () => Result): Result => {
      requireFreeSpace();
      try {
        return work();
      } catch (error) {
        // Releases a part of the reserve: an incomplete reserve refuses new data at once, which keeps the remaining space free.
        if (isDiskFull(error)) release();
        throw error;
      }
    },
    /**
     * Runs a write that a full disk must not refuse: a deletion, a sign-in or a sign-out. Retries with space from the WAL and the
     * reserve, and throws only if the reserve is used up. `work` must be safe to repeat.
     */
    writeEssential: <Result>(work: () => Result): Result => {
      // A full disk rolls back the whole transaction, so only the whole transaction can be retried.
      if (database.isTransaction) return work();
      // The space of the WAL is often enough, and no other process can use it.
      let getSpace = (): boolean => checkpoint(database) || freeSpace();
      for (;;) {
        try {
          return work();
        } catch (error) {
          if (!isDiskFull(error) || !getSpace()) throw error;
          getSpace = freeSpace;
        }
      }
    },
    /** Refills the reserve as far as the disk allows. */
    refill: async (): Promise<void> => {
      if (file.isComplete()) return;
      try {
        truncateWal(database);
      } catch (error) {
        // Without space for a checkpoint the WAL keeps its size. The reserve uses the other free space.
        if (!isDiskFull(error)) throw error;
      }
      report(!(await file.refill()));
    },
  };
};
