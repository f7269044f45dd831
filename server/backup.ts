import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { presentDatabase } from './open-data.ts';
import { PlainError, runCommand } from './plain-error.ts';
import { copyDatabase } from './store/copy-database.ts';

await runCommand(async () => {
  const [target] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (target === undefined) throw new PlainError('Name the file to write: npm run backup -- FILE');
  if (existsSync(target)) throw new PlainError(`${target} exists already; name another file.`);
  await copyDatabase(presentDatabase(config), resolve(target));
  console.log(`The database was copied to ${resolve(target)}`);
});
