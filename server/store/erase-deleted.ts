import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { DiskFullError } from './disk-full.ts';

const numberOf = (database: DatabaseSync, pragma: 'freelist_count' | 'page_count' | 'page_size'): number =>
  Number(database.prepare('PRAGMA '.concat(pragma)).get()?.[pragma]);

/**
 * Empties the write-ahead log into the database file; answers whether it could. While another process reads, it is left for
 * the next time: waiting would keep every answer waiting.
 */
export const emptyLog = (database: DatabaseSync): boolean => {
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
  } finally {
    database.exec('PRAGMA busy_timeout = 5000');
  }
};

// A packing that fails has taken all room from everybody meanwhile: it writes what is left into the log, and takes it from
// there into the file.
const hasRoom = (database: DatabaseSync): boolean => {
  const file = database.location();
  if (file === null) return true;
  const { bavail, bsize } = statfsSync(dirname(file));
  const pages = numberOf(database, 'page_count') - numberOf(database, 'freelist_count');
  return bavail * bsize > 2 * pages * numberOf(database, 'page_size');
};

const triesToEmpty = 50;
const millisecondsBetween = 100;

/**
 * Leaves nothing of what was deleted in the database's files; answers false when another process reads for so long that a
 * part may be left in the log. Rejects with what `isDiskFull` knows when there is no room to pack the file. Not inside a
 * transaction.
 */
export const eraseDeleted = async (database: DatabaseSync): Promise<boolean> => {
  if (!hasRoom(database)) throw new DiskFullError();
  try {
    // `secure_delete` blanks what is deleted, but not the copies that stay behind when rows move to another page.
    database.exec('VACUUM');
  } catch (error) {
    emptyLog(database);
    throw error;
  }
  for (let tries = 0; tries < triesToEmpty; tries += 1) {
    if (emptyLog(database)) return true;
    // A command of the operator's has nothing else to stay alive for.
    await after(millisecondsBetween);
  }
  return false;
};

/** Makes a change without blanking what it deletes, which takes far less of the log; `eraseDeleted` is to follow. */
export const withoutBlanking = (database: DatabaseSync, work: () => void): void => {
  database.exec('PRAGMA secure_delete = OFF');
  try {
    work();
  } finally {
    database.exec('PRAGMA secure_delete = ON');
  }
};
