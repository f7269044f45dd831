import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DiskFullError } from './errors.ts';
import { runInThread } from './run-in-thread.ts';

const numberOf = (database: DatabaseSync, pragma: 'freelist_count' | 'page_count' | 'page_size'): number =>
  Number(database.prepare('PRAGMA '.concat(pragma)).get()?.[pragma]);

/**
 * Checkpoints and truncates the WAL; returns whether it could. While another process reads, that is left for the next run:
 * waiting for it would block the event loop.
 */
export const truncateWal = (database: DatabaseSync): boolean => {
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
  } finally {
    database.exec('PRAGMA busy_timeout = 5000');
  }
};

// A VACUUM that fails fills the disk for everybody meanwhile: it writes the content into a temporary file, from there into the
// WAL, and from the WAL into the database file.
const hasSpace = (database: DatabaseSync, file: string): boolean => {
  const { bavail, bsize } = statfsSync(dirname(file));
  const pages = numberOf(database, 'page_count') - numberOf(database, 'freelist_count');
  return bavail * bsize > 3 * pages * numberOf(database, 'page_size');
};

const worker = new URL('erase-deleted-worker.ts', import.meta.url);

/**
 * Runs VACUUM in a worker thread, so that no deleted data is left in the database files; nothing may be written meanwhile.
 * Resolves to false when another process reads for so long that the WAL may still hold some. Rejects with an error of
 * `isDiskFull` when there is no space for it.
 */
export const eraseDeleted = async (database: DatabaseSync): Promise<boolean> => {
  const file = database.location();
  if (file === null) throw new TypeError('A database in memory has no file to erase.');
  if (!hasSpace(database, file)) throw new DiskFullError();
  return runInThread(worker, file, v.boolean());
};
