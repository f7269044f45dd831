import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What SQLite says of a server's file: `ok`, or the first damage that it finds. */
export const integrityOf = (dataDir: string): string => {
  const database = new DatabaseSync(join(dataDir, 'data.db'), { timeout: 5000 });
  try {
    return String(Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {})[0]);
  } finally {
    database.close();
  }
};
