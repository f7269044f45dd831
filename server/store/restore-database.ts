import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '../plain-error.ts';
import { copyDatabase } from './copy-database.ts';
import { databaseFile, makeFolder, openDatabase } from './database.ts';
import { emptyLog } from './erase-deleted.ts';
import { inTransaction } from './transaction.ts';

const isOurs = (file: string): boolean => {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE name IN ('documents', 'users')").all();
    const [check] = database.prepare('PRAGMA integrity_check').all();
    database.close();
    return tables.length === 2 && check?.['integrity_check'] === 'ok';
  } catch {
    return false;
  }
};

// One transaction: whoever asks the running server meanwhile sees all of the old or all of the restored.
const takeOver = (database: DatabaseSync, file: string): void => {
  database.prepare('ATTACH DATABASE ? AS restored').run(file);
  inTransaction(database, () => {
    database.exec(`
      DELETE FROM documents;
      INSERT INTO documents SELECT * FROM restored.documents;
      DELETE FROM commit_clock;
      INSERT INTO commit_clock SELECT * FROM restored.commit_clock;
      DELETE FROM users;
      INSERT INTO users SELECT * FROM restored.users;
      DELETE FROM sessions;
      INSERT INTO sessions SELECT * FROM restored.sessions;
      DELETE FROM codes;
      INSERT INTO codes SELECT * FROM restored.codes;
      DELETE FROM signing_keys;
      INSERT INTO signing_keys SELECT * FROM restored.signing_keys;
      DELETE FROM attempts;
      INSERT INTO attempts SELECT * FROM restored.attempts;
      DELETE FROM tombstones;
      INSERT INTO tombstones SELECT * FROM restored.tombstones;
    `);
  });
  database.exec('DETACH DATABASE restored');
  emptyLog(database);
};

const replaceContent = (dataDir: string, file: string): void => {
  const database = openDatabase(dataDir);
  try {
    takeOver(database, file);
  } finally {
    database.close();
  }
};

const keepPresent = async (dataDir: string): Promise<string> => {
  const kept = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`);
  await copyDatabase(join(dataDir, databaseFile), kept);
  return kept;
};

/**
 * Puts everything back as it was in a backup, also while the server runs, and answers the file that keeps what was there
 * before, if anything was. Throws `PlainError` for a file that is no backup, or of a newer version.
 */
export const restoreDatabase = async (dataDir: string, file: string): Promise<string | undefined> => {
  if (!isOurs(file)) throw new PlainError(`${file} is no undamaged backup of Mon budget.`);
  makeFolder(resolve(dataDir));
  // The backup itself stays as it is: a copy of it is brought up to date, and read.
  const copy = mkdtempSync(join(dataDir, 'restore-'));
  try {
    await copyDatabase(file, join(copy, databaseFile));
    openDatabase(copy).close();
    const kept = existsSync(join(dataDir, databaseFile)) ? await keepPresent(dataDir) : undefined;
    replaceContent(dataDir, join(copy, databaseFile));
    return kept;
  } catch (error) {
    throw new PlainError(`${file} cannot be restored: ${error instanceof Error ? error.message : 'unknown reason'}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
