import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const file = String(workerData);
const database = new DatabaseSync(file, { timeout: 10_000 });

const truncateWal = (): boolean => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;

try {
  // VACUUM's copy may not fit into memory, and a crash must not leave it readable in /tmp. SQLite reads SQLITE_TMPDIR only at the
  // start of the process, so a pragma sets the folder.
  database.exec('PRAGMA temp_store = FILE');
  database.exec(`PRAGMA temp_store_directory = '`.concat(dirname(file).replaceAll("'", "''"), "'"));
  // `secure_delete` overwrites deleted rows, but not the copies of rows that SQLite moved between pages.
  database.exec('VACUUM');
  parentPort?.postMessage(truncateWal(), []);
} catch (error) {
  // A failed VACUUM leaves a large WAL, so the WAL is truncated.
  truncateWal();
  throw error;
} finally {
  database.close();
}
