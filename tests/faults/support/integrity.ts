import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Runs SQLite's integrity check on a server's file. Returns `ok` or the first damage. */
export const integrityOf = (dataDir: string): string => {
  const database = new DatabaseSync(join(dataDir, 'data.db'), { timeout: 5000 });
  try {
    return String(Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {})[0]);
  } finally {
    database.close();
  }
};
