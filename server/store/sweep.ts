import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { logFailure } from '../log.ts';
import { emptyLog } from './erase-deleted.ts';

/**
 * Removes what is past its time, and what the write-ahead log still holds of it. A removal that answers that there is more is
 * called again, once others have been answered. Never rejects.
 */
export const sweep = async (database: DatabaseSync, removals: readonly (() => boolean | void)[]): Promise<void> => {
  try {
    for (const remove of removals) while (remove() === true) await nextTurn();
    emptyLog(database);
  } catch (error) {
    // A full disk must not end a server that still answers; the next time will do.
    logFailure('old data could not be removed', error);
  }
};
