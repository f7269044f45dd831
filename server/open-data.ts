import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { PlainError } from './plain-error.ts';
import { databaseFile, openDatabase } from './store/database.ts';

/** Opens the database of the settings; throws `ConfigError` when their folder cannot be used. */
export const openData = ({ dataDir }: Config): DatabaseSync => {
  try {
    return openDatabase(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be used: ${reason}`);
  }
};

/** The file of the database that the settings name; throws `PlainError` when there is none: a mistyped folder must not become one. */
export const presentDatabase = ({ dataDir }: Config): string => {
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) throw new PlainError(`There is no database at ${file}; set DATA_DIR.`);
  return file;
};
