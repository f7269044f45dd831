import type { DatabaseSync } from 'node:sqlite';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { openDatabase } from './store/database.ts';

/** Opens the database of the settings; throws `ConfigError` when their folder cannot be used. */
export const openData = ({ dataDir }: Config): DatabaseSync => {
  try {
    return openDatabase(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be used: ${reason}`);
  }
};
