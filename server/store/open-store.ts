import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makeFolder, openDatabase } from './database.ts';
import { isDiskFull } from './errors.ts';
import { createReserveFile, type ReserveFile } from './reserve-file.ts';
import { createReserve, type Reserve } from './reserve.ts';
import { createWriteLock, type WriteLock } from './write-lock.ts';

/** The open database of a data folder, the room that is held for it, and what calls that write hold. */
export type Store = { readonly database: DatabaseSync; readonly reserve: Reserve; readonly writeLock: WriteLock };

// Its files beside the database take room before anything is asked of it.
const openWithRoom = (dataDir: string, file: ReserveFile): DatabaseSync => {
  for (;;) {
    try {
      return openDatabase(dataDir);
    } catch (error) {
      if (!isDiskFull(error) || !file.release()) throw error;
    }
  }
};

/** Opens, and creates when needed, the database of a data folder, also on a full disk. Fills no reserve. */
export const openStore = (dataDir: string): Store => {
  makeFolder(resolve(dataDir));
  const file = createReserveFile(dataDir);
  const database = openWithRoom(dataDir, file);
  return { database, reserve: createReserve(file, database), writeLock: createWriteLock() };
};
