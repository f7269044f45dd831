import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { existingDatabaseFile } from './open-data.ts';
import { PlainError, runCommand } from './lib/plain-error.ts';
import { copyDatabase } from './store/copy-database.ts';
import { firstDamage } from './store/health.ts';

await runCommand(async () => {
  const [target] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (target === undefined) throw new PlainError('Name the file to write: npm run backup -- FILE');
  if (existsSync(target)) throw new PlainError(`${target} exists already; name another file.`);
  const copy = resolve(target);
  await copyDatabase(existingDatabaseFile(config), copy);
  const damage = firstDamage(copy, 'integrity_check');
  if (damage !== undefined) {
    // A damaged copy cannot be restored, but the backup rotation would delete older backups to keep it.
    rmSync(copy);
    throw new PlainError(`The database is damaged, and was not copied: ${damage}`);
  }
  console.log(`The database was copied to ${copy}`);
});
