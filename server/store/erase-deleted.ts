import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DiskFullError } from './errors.ts';
import { runInThread } from './run-in-thread.ts';

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

// A packing that fails has taken all room from everybody meanwhile: it writes what is left into a temporary file, from there into
// the log, and from the log into the database file.
const hasRoom = (database: DatabaseSync, file: string): boolean => {
  const { bavail, bsize } = statfsSync(dirname(file));
  const pages = numberOf(database, 'page_count') - numberOf(database, 'freelist_count');
  return bavail * bsize > 3 * pages * numberOf(database, 'page_size');
};

const worker = new URL('erase-deleted-worker.ts', import.meta.url);

/**
 * Leaves nothing of what was deleted in the database's files, by a thread of its own: nothing may be written meanwhile. Answers
 * false when another process reads for so long that a part may be left in the log. Rejects with what `isDiskFull` knows when
 * there is no room to pack the file.
 */
export const eraseDeleted = async (database: DatabaseSync): Promise<boolean> => {
  const file = database.location();
  if (file === null) throw new TypeError('A database in memory has no file to erase.');
  if (!hasRoom(database, file)) throw new DiskFullError();
  return runInThread(worker, file, v.boolean());
};
