import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError, reasonOf } from '../lib/plain-error.ts';
import { copyDatabase, overwriteDatabase } from './copy-database.ts';
import { databaseFile, inTransaction, createFolder, missingPart, openDatabase } from './database.ts';
import { isNotADatabase, isUnreadable } from './errors.ts';
import { firstDamage } from './health.ts';

const hasOurTables = (file: string): boolean => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE name IN ('documents', 'users')").all();
    return tables.length === 2;
  } finally {
    database.close();
  }
};

const isUndamagedBackup = (file: string): boolean => {
  try {
    return hasOurTables(file) && firstDamage(file, 'integrity_check') === undefined;
  } catch {
    return false;
  }
};

// A leaked backup must not grant access, so the sessions, codes and signing keys of a backup are revoked.
const revokeSecrets = (copy: DatabaseSync): void => {
  copy.exec(`
    DELETE FROM sessions;
    DELETE FROM codes;
    DELETE FROM signing_keys;
    DELETE FROM attempts;
  `);
};

// The running server has its keys in memory, rate limits must not restart, and commit times must stay monotonic.
const carryOver = (copy: DatabaseSync, existing: string): void => {
  copy.prepare('ATTACH DATABASE ? AS existing').run(existing);
  try {
    inTransaction(copy, () => {
      copy.exec(`
        INSERT INTO signing_keys SELECT * FROM existing.signing_keys;
        INSERT INTO attempts SELECT * FROM existing.attempts;
        UPDATE commit_clock SET micros = max(micros, (SELECT micros FROM existing.commit_clock));
      `);
    });
  } finally {
    copy.exec('DETACH DATABASE existing');
  }
};

const carryOverIfReadable = (copy: DatabaseSync, existing: string): void => {
  try {
    carryOver(copy, existing);
  } catch (error) {
    // A damaged database must not prevent its own restore.
    if (!isUnreadable(error)) throw error;
  }
};

const prepareCopy = (folder: string, existing: string): void => {
  const copy = openDatabase(folder);
  try {
    const missing = missingPart(copy);
    if (missing !== undefined) throw new Error(`it lacks ${missing}`);
    revokeSecrets(copy);
    if (existsSync(existing)) carryOverIfReadable(copy, existing);
  } finally {
    copy.close();
  }
};

const backUpExisting = async (dataDir: string): Promise<string> => {
  const kept = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`);
  const existing = join(dataDir, databaseFile);
  try {
    await copyDatabase(existing, kept);
  } catch (error) {
    // SQLite cannot overwrite a file that is not a database. A running server would keep the old file open if it were replaced.
    if (isNotADatabase(error)) throw new PlainError(`${existing} is no database; stop the server and move it away`);
    throw error;
  }
  return kept;
};

/**
 * Restores a backup, even while the server runs or if the database is damaged. Revokes sessions and mailed codes. Resolves to a
 * copy of the previous database, if there was one. Throws `PlainError` if the file is not a backup, or is from a newer version.
 */
export const restoreDatabase = async (dataDir: string, file: string): Promise<string | undefined> => {
  if (!isUndamagedBackup(file)) throw new PlainError(`${file} is no undamaged backup of Mon budget.`);
  const existing = join(dataDir, databaseFile);
  let folder: string | undefined;
  try {
    createFolder(resolve(dataDir));
    // The backup stays unchanged: a copy of it is migrated and overwrites the database.
    folder = mkdtempSync(join(dataDir, 'restore-'));
    await copyDatabase(file, join(folder, databaseFile));
    prepareCopy(folder, existing);
    const kept = existsSync(existing) ? await backUpExisting(dataDir) : undefined;
    if (kept === undefined) openDatabase(dataDir).close();
    await overwriteDatabase(join(folder, databaseFile), existing);
    return kept;
  } catch (error) {
    throw new PlainError(`${file} cannot be restored: ${reasonOf(error)}`);
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
};
