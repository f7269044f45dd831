import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { PlainError, reasonOf } from './plain-error.ts';
import { databaseFile } from './store/database.ts';
import { openStore, type Store } from './store/open-store.ts';

/** Opens the database of the settings; throws `ConfigError` when their folder cannot be used. */
export const openData = ({ dataDir }: Config): Store => {
  try {
    return openStore(dataDir);
  } catch (error) {
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be used: ${reasonOf(error)}`);
  }
};

/** The existing database of the settings; throws `PlainError` when there is none: a mistyped folder must not be created. */
export const existingDatabase = ({ dataDir }: Config): string => {
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) throw new PlainError(`There is no database at ${file}; set DATA_DIR.`);
  return file;
};
