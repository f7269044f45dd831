import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { PlainError, reasonOf } from './lib/plain-error.ts';
import { createFolder, databaseFile, openDatabase } from './store/database.ts';
import { isDiskFull } from './store/errors.ts';
import { createReserveFile, type ReserveFile } from './limits/reserve-file.ts';
import { createReserve, type Reserve } from './limits/reserve.ts';
import { createWriteLock, type WriteLock } from './store/write-lock.ts';

/** The open database of a data folder, its reserved disk space, and its write lock. */
export type Store = { readonly database: DatabaseSync; readonly reserve: Reserve; readonly writeLock: WriteLock };

// SQLite creates WAL files when it opens a database, and a full disk has no space for them.
const openOrReleaseReserve = (dataDir: string, file: ReserveFile): DatabaseSync => {
  for (;;) {
    try {
      return openDatabase(dataDir);
    } catch (error) {
      if (!isDiskFull(error) || !file.release()) throw error;
    }
  }
};

/** Opens or creates the database of a data folder, even on a full disk. Does not refill the reserve. */
export const openStore = (dataDir: string): Store => {
  createFolder(resolve(dataDir));
  const file = createReserveFile(dataDir);
  const database = openOrReleaseReserve(dataDir, file);
  return { database, reserve: createReserve(file, database), writeLock: createWriteLock() };
};

/** Opens the configured database. Throws `ConfigError` when its folder cannot be used. */
export const openData = ({ dataDir }: Config): Store => {
  try {
    return openStore(dataDir);
  } catch (error) {
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be used: ${reasonOf(error)}`);
  }
};

/** The file of the configured database. Throws `PlainError` if it is missing: a mistyped folder must not be created. */
export const existingDatabaseFile = ({ dataDir }: Config): string => {
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) throw new PlainError(`There is no database at ${file}; set DATA_DIR.`);
  return file;
};
