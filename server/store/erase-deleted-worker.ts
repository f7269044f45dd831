import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const file = String(workerData);
const database = new DatabaseSync(file, { timeout: 10_000 });

const isLogEmptied = (): boolean => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;

try {
  // A whole database may not fit into memory. Its temporary copy lies beside it, where no other account can read it; SQLite takes
  // the folder from its environment only as Node starts.
  database.exec('PRAGMA temp_store = FILE');
  database.exec(`PRAGMA temp_store_directory = '`.concat(dirname(file).replaceAll("'", "''"), "'"));
  // `secure_delete` blanks what is deleted, but not the copies that stay behind when rows move to another page.
  database.exec('VACUUM');
  parentPort?.postMessage(isLogEmptied(), []);
} catch (error) {
  // What a packing that has failed has written into the log is of no use any more.
  isLogEmptied();
  throw error;
} finally {
  database.close();
}
