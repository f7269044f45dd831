import type { DatabaseSync } from 'node:sqlite';
import { logFailure } from '../log.ts';
import { emptyLog } from './erase-deleted.ts';

/** Removes what is past its time, and what the write-ahead log still holds of it. */
export const sweep = (database: DatabaseSync, removals: readonly (() => void)[]): void => {
  try {
    for (const remove of removals) remove();
    emptyLog(database);
  } catch (error) {
    // A full disk must not end a server that still answers; the next time will do.
    logFailure('old data could not be removed', error);
  }
};
