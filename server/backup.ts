import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { PlainError, runCommand } from './plain-error.ts';
import { copyDatabase } from './store/copy-database.ts';
import { databaseFile } from './store/database.ts';

await runCommand(async () => {
  const [target] = process.argv.slice(2);
  const source = join(readConfig(process.env).dataDir, databaseFile);
  if (target === undefined) throw new PlainError('Name the file to write: npm run backup -- FILE');
  if (existsSync(target)) throw new PlainError(`${target} exists already; name another file.`);
  if (!existsSync(source)) throw new PlainError(`There is no database at ${source}; set DATA_DIR.`);
  await copyDatabase(source, resolve(target));
  console.log(`The database was copied to ${resolve(target)}`);
});
