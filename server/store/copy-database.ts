import { writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

// In one step: a copy in several would begin anew with every change that another process makes meanwhile.
const everyPage = 2 ** 31 - 1;

/**
 * Copies a database as it is at one moment into a new file that only its owner may read, also while others write.
 * Throws when the file exists.
 */
export const copyDatabase = async (source: string, target: string): Promise<void> => {
  writeFileSync(target, '', { flag: 'wx', mode: 0o600 });
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await backup(database, target, { rate: everyPage });
  } finally {
    database.close();
  }
};
