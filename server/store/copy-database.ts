import { rmSync, writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { emptyLog } from './erase-deleted.ts';
import { isBusy } from './errors.ts';

// In one step: a copy in several would begin anew with every change that another process makes meanwhile.
const everyPage = 2 ** 31 - 1;

const copyPages = async (source: string, target: string): Promise<void> => {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await backup(database, target, { rate: everyPage });
  } finally {
    database.close();
  }
};

/**
 * Copies a database as it is at one moment, damage included, into a new file that only its owner may read, also while others
 * write. Throws when the file exists, and leaves none when it fails.
 */
export const copyDatabase = async (source: string, target: string): Promise<void> => {
  writeFileSync(target, '', { flag: 'wx', mode: 0o600 });
  try {
    await copyPages(source, target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
};

const triesToOverwrite = 1000;
const millisecondsBetween = 10;

// Node says "not an error", with the code 0, of a target into which somebody writes at that moment.
const isWrittenInto = (error: unknown): boolean =>
  isBusy(error) || (error instanceof Error && 'errcode' in error && error.errcode === 0);

const copyPagesInTurn = async (source: string, target: string): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await copyPages(source, target);
      return;
    } catch (error) {
      if (!isWrittenInto(error)) throw error;
      if (tries === triesToOverwrite) throw new Error('others write into the database all the time', { cause: error });
    }
    await after(millisecondsBetween);
  }
};

/** Replaces all of a database by another as one change, seen whole or not at all, also while others read and write it. */
export const overwriteDatabase = async (source: string, target: string): Promise<void> => {
  await copyPagesInTurn(source, target);
  const database = new DatabaseSync(target, { timeout: 5000 });
  try {
    emptyLog(database);
  } finally {
    database.close();
  }
};
