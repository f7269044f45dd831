import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { PlainError, runCommand } from './lib/plain-error.ts';
import { restoreDatabase } from './store/restore-database.ts';

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new PlainError('Name the backup to restore: npm run restore -- FILE');
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  const kept = await restoreDatabase(readConfig(process.env).dataDir, resolve(file));
  console.log(`The database is as it was in ${file}.`);
  if (kept !== undefined) console.log(`What was there before is kept in ${kept}; delete it when you need it no more.`);
});
