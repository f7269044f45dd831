import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';

/** Runs `work` in a transaction (BEGIN IMMEDIATE). Rolls back if `work` throws. */
export const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already rolled the transaction back: a second ROLLBACK would throw and hide the first error.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

/** Name of the database file in the data folder. */
export const databaseFile = 'data.db';

// An acknowledged write must survive a power cut (synchronous = FULL). Deleted data must not stay in the file (secure_delete),
// and no data may be written to /tmp (temp_store).
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
`;

const userVersion = (database: DatabaseSync): number => {
  const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
  return typeof version === 'number' ? version : 0;
};

/** Runs the missing migrations. Throws if a newer version of the server wrote the file. */
const migrate = (database: DatabaseSync): void => {
  const done = userVersion(database);
  if (done > migrations.length) throw new Error(`it was written by a newer version (${String(done)})`);
  migrations.slice(done).forEach((migration, index) => {
    inTransaction(database, () => {
      database.exec(migration);
      database.exec('PRAGMA user_version = '.concat(String(done + index + 1)));
    });
  });
};

/** Lists tables, indexes and triggers by name, and columns as `table.column`. */
const partsOf = (database: DatabaseSync): readonly string[] =>
  database
    .prepare(
      `SELECT parts.name || coalesce('.' || columns.name, '') AS part
       FROM sqlite_schema AS parts LEFT JOIN pragma_table_xinfo(parts.name) AS columns`,
    )
    .all()
    .map(({ part }) => String(part));

/** Finds the first table, column, index or trigger that a migrated database lacks. */
export const missingPart = (database: DatabaseSync): string | undefined => {
  const present = new Set(partsOf(database));
  const empty = new DatabaseSync(':memory:');
  try {
    migrate(empty);
    return partsOf(empty).find((part) => !present.has(part));
  } finally {
    empty.close();
  }
};

/** Creates a folder and its parents with mode 0700. It avoids `recursive: true`, which would never return below /proc. */
export const createFolder = (path: string): void => {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new Error('it is not a folder');
    return;
  }
  createFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
};

/** Opens or creates the database of a data folder. Only the server's system account may read it. */
export const openDatabase = (dataDir: string): DatabaseSync => {
  createFolder(resolve(dataDir));
  const file = join(dataDir, databaseFile);
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    chmodSync(file, 0o600);
    database.exec(pragmas);
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
};
