import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createFolder, openDatabase } from './database.ts';
import { isDiskFull } from './errors.ts';
import { createReserveFile, type ReserveFile } from './reserve-file.ts';
import { createReserve, type Reserve } from './reserve.ts';
import { createWriteLock, type WriteLock } from './write-lock.ts';

/** The open database of a data folder, its reserved disk space, and its write lock. */
export type Store = { readonly database: DatabaseSync; readonly reserve: Reserve; readonly writeLock: WriteLock };

// Opening a database creates its WAL files, for which a full disk has no space.
const openOrReleaseReserve = (dataDir: string, file: ReserveFile): DatabaseSync => {
  for (;;) {
    try {
      return openDatabase(dataDir);
    } catch (error) {
      if (!isDiskFull(error) || !file.release()) throw error;
    }
  }
};

/** Opens, and creates when needed, the database of a data folder, also on a full disk. Does not refill the reserve. */
export const openStore = (dataDir: string): Store => {
  createFolder(resolve(dataDir));
  const file = createReserveFile(dataDir);
  const database = openOrReleaseReserve(dataDir, file);
  return { database, reserve: createReserve(file, database), writeLock: createWriteLock() };
};
