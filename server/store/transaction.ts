import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` as one durable change: all of it is kept, or none of it when `work` throws. */
export const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already rolled the transaction back, and a second ROLLBACK would hide the reason.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};
