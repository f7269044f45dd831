import type { DatabaseSync } from 'node:sqlite';
import { truncateWal } from '../store/erase-deleted.ts';
import { DiskFullError, isDiskFull } from '../store/errors.ts';
import type { ReserveFile } from './reserve-file.ts';

/** The policy for a full disk: new data is refused, essential writes use the reserved space. */
export type Reserve = ReturnType<typeof createReserve>;

/** Checkpoints the WAL so that its space can be reused; false when the disk is too full for that. */
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
    /** Throws `DiskFullError` unless the disk has space for new data. */
    requireFreeSpace,
    /** Runs a write that adds data. Throws an error of `isDiskFull` without touching the reserve. */
    writeNewData: <Result>(work: () => Result): Result => {
      requireFreeSpace();
      try {
        return work();
      } catch (error) {
        // An incomplete reserve refuses further new data at once, so that it takes none of the space that is left.
        if (isDiskFull(error)) release();
        throw error;
      }
    },
    /**
     * Runs a write that a full disk must not refuse: a deletion, a sign-in or a sign-out. Retries with space from the WAL and the
     * reserve; throws only when the reserve is used up. `work` must be safe to repeat.
     */
    writeEssential: <Result>(work: () => Result): Result => {
      // A full disk rolls back the whole transaction, so only the whole transaction can be retried.
      if (database.isTransaction) return work();
      // The WAL's own space is often enough, and no other process can take it.
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
        // Without space for a checkpoint the WAL keeps its size; the reserve takes the other free space.
        if (!isDiskFull(error)) throw error;
      }
      report(!(await file.refill()));
    },
  };
};
