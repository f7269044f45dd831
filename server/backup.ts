import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from './config.ts';
import { databaseFile } from './store/database.ts';

const refuse = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

/** Copies the database of `DATA_DIR` into a new file, also while the server runs. */
const copyDatabase = async (source: string, target: string): Promise<void> => {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await backup(database, target);
    console.log(`The database was copied to ${target}`);
  } finally {
    database.close();
  }
};

const [target] = process.argv.slice(2);
const source = join(readConfig(process.env).dataDir, databaseFile);
if (target === undefined) refuse('Name the file to write: npm run backup -- FILE');
else if (existsSync(target)) refuse(`${target} exists already; name another file.`);
else if (!existsSync(source)) refuse(`There is no database at ${source}; set DATA_DIR.`);
else await copyDatabase(source, resolve(target));
