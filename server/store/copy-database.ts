import { rmSync, writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { truncateWal } from './erase-deleted.ts';
import { isBusy, isUnreadable } from './errors.ts';

// Copies all pages in one step: between several steps, a write by another process would restart the backup.
const everyPage = 2 ** 31 - 1;

const copyPages = async (source: string, target: string): Promise<void> => {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await backup(database, target, { rate: everyPage });
  } finally {
    database.close();
  }
};

// Reading a database in WAL mode creates two more files. Damage may prevent the change of mode, but must not prevent a copy.
const leaveWalMode = (file: string): void => {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  } finally {
    database.close();
  }
};

/**
 * Copies a consistent snapshot of a database, including damaged pages, into a new file with mode 0600, even during writes. The copy
 * has no WAL file. Throws if the file exists; leaves no partial file after a failure.
 */
export const copyDatabase = async (source: string, target: string): Promise<void> => {
  writeFileSync(target, '', { flag: 'wx', mode: 0o600 });
  try {
    await copyPages(source, target);
    leaveWalMode(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
};

const maxAttempts = 1000;
const retryDelay = 10;

// Node reports errcode 0, "not an error", if another process is writing to the target.
const isTargetLocked = (error: unknown): boolean =>
  isBusy(error) || (error instanceof Error && 'errcode' in error && error.errcode === 0);

const copyPagesWithRetry = async (source: string, target: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await copyPages(source, target);
      return;
    } catch (error) {
      if (!isTargetLocked(error)) throw error;
      if (attempt === maxAttempts) throw new Error('others write into the database all the time', { cause: error });
    }
    await after(retryDelay);
  }
};

/** Replaces the content of one database with the content of another in one transaction (atomic), even during reads and writes. */
export const overwriteDatabase = async (source: string, target: string): Promise<void> => {
  await copyPagesWithRetry(source, target);
  const database = new DatabaseSync(target, { timeout: 5000 });
  try {
    truncateWal(database);
  } finally {
    database.close();
  }
};
