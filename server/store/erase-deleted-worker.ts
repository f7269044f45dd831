import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const file = String(workerData);
const database = new DatabaseSync(file, { timeout: 10_000 });

const truncateWal = (): boolean => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;

try {
  // The temporary copy may not fit into memory, and must not be written to /tmp, where a crash would leave it readable. SQLite reads
  // SQLITE_TMPDIR only when the process starts, hence the pragma.
  database.exec('PRAGMA temp_store = FILE');
  database.exec(`PRAGMA temp_store_directory = '`.concat(dirname(file).replaceAll("'", "''"), "'"));
  // `secure_delete` overwrites deleted rows, but not the copies that stay behind when rows move between pages.
  database.exec('VACUUM');
  parentPort?.postMessage(truncateWal(), []);
} catch (error) {
  // A failed VACUUM leaves a large WAL.
  truncateWal();
  throw error;
} finally {
  database.close();
}
