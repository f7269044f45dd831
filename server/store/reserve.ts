import type { DatabaseSync } from 'node:sqlite';
import { emptyLog } from './erase-deleted.ts';
import { DiskFullError, isDiskFull } from './errors.ts';
import type { ReserveFile } from './reserve-file.ts';

/** Decides what a full disk refuses. */
export type Reserve = ReturnType<typeof createReserve>;

/** Moves the log's pages into the database file, which makes the log's own room usable again; false without room for them. */
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
  let isToldFull = false;
  const tell = (isFull: boolean): void => {
    if (isFull && !isToldFull) console.error('The disk is full: new data is refused until there is room again.');
    if (!isFull && isToldFull) console.error('There is room on the disk again: new data is taken.');
    isToldFull = isFull;
  };

  const release = (): boolean => {
    tell(true);
    return file.release();
  };

  const makeRoom = (): boolean => {
    while (release()) if (checkpoint(database)) return true;
    return false;
  };

  const requireWhole = (): void => {
    if (!file.isWhole()) throw new DiskFullError();
  };

  return {
    /** Throws `DiskFullError` unless there is room for new data. */
    requireWhole,
    /** Makes a change that adds data, or throws what `isDiskFull` knows; the reserve is not for it. */
    addData: <Result>(work: () => Result): Result => {
      requireWhole();
      try {
        return work();
      } catch (error) {
        // From now on new data is refused without being tried, so that it takes nothing of what is left.
        if (isDiskFull(error)) release();
        throw error;
      }
    },
    /**
     * Makes a change that a full disk must not refuse, because it deletes something or lets somebody in or out; may try
     * several times. Throws only once nothing is left of the reserve.
     */
    spend: <Result>(work: () => Result): Result => {
      // A part of a transaction that has been rolled back must not be tried alone; the whole is.
      if (database.isTransaction) return work();
      // The room of the log itself often does, and no other program can take that.
      let hasRoom = (): boolean => checkpoint(database) || makeRoom();
      for (;;) {
        try {
          return work();
        } catch (error) {
          if (!isDiskFull(error) || !hasRoom()) throw error;
          hasRoom = makeRoom;
        }
      }
    },
    /** Makes the reserve whole again as far as there is room. */
    refill: async (): Promise<void> => {
      if (file.isWhole()) return;
      try {
        emptyLog(database);
      } catch (error) {
        // The log keeps its room, and the reserve takes what else there is.
        if (!isDiskFull(error)) throw error;
      }
      tell(!(await file.refill()));
    },
  };
};
