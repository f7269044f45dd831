import type { DatabaseSync } from 'node:sqlite';

/** Empties the write-ahead log into the database file; while another process reads, it is left for the next time. */
export const emptyLog = (database: DatabaseSync): void => {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
};

/** Leaves nothing of what was deleted in the database's files. Not inside a transaction. */
export const eraseDeleted = (database: DatabaseSync): void => {
  // `secure_delete` blanks what is deleted, but not the copies that stay behind when rows move to another page.
  database.exec('VACUUM');
  emptyLog(database);
};
