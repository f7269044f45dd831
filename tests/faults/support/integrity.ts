import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's integrity check of a server's file: `ok` or the first damage. */
export const integrityOf = (dataDir: string): string => {
  const database = new DatabaseSync(join(dataDir, 'data.db'), { timeout: 5000 });
  try {
    return String(Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {})[0]);
  } finally {
    database.close();
  }
};
