import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DiskFullError } from './errors.ts';
import { runInThread } from './run-in-thread.ts';

const numberOf = (database: DatabaseSync, pragma: 'freelist_count' | 'page_count' | 'page_size'): number =>
  Number(database.prepare('PRAGMA '.concat(pragma)).get()?.[pragma]);

/** Checkpoints and truncates the WAL. Returns false while another process reads, because a wait would block the event loop. */
export const truncateWal = (database: DatabaseSync): boolean => {
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
  } finally {
    database.exec('PRAGMA busy_timeout = 5000');
  }
};

// VACUUM writes the content three times: to a temporary file, the WAL and the database. It could fill the disk before it fails.
const hasSpace = (database: DatabaseSync, file: string): boolean => {
  const { bavail, bsize } = statfsSync(dirname(file));
  const pages = numberOf(database, 'page_count') - numberOf(database, 'freelist_count');
  return bavail * bsize > 3 * pages * numberOf(database, 'page_size');
};

const worker = new URL('erase-deleted-worker.ts', import.meta.url);

/**
 * Removes deleted data from the database files by VACUUM in a worker thread. The caller must prevent other writes. Resolves to
 * false if a reader prevents the truncation of the WAL, which may still contain deleted data. Rejects with an error of `isDiskFull`
 * if there is too little space.
 */
export const eraseDeleted = async (database: DatabaseSync): Promise<boolean> => {
  const file = database.location();
  if (file === null) throw new TypeError('A database in memory has no file to erase.');
  if (!hasSpace(database, file)) throw new DiskFullError();
  return runInThread(worker, file, v.boolean());
};
