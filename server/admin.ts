import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { administer } from './admin/admin-commands.ts';
import { assembleIdentity, outboxOf } from './assemble-identity.ts';
import { readConfig } from './config.ts';
import { openData } from './open-data.ts';
import { PlainError, runCommand } from './plain-error.ts';
import { databaseFile } from './store/database.ts';

const print = console.log;

await runCommand(async () => {
  const config = readConfig(process.env);
  const source = join(config.dataDir, databaseFile);
  // A mistyped folder must not become a new, empty database.
  if (!existsSync(source)) throw new PlainError(`There is no database at ${source}; set DATA_DIR.`);
  const database = openData(config);
  try {
    const { identity } = await assembleIdentity(config, database, { now: Date.now, print, origin: () => '' });
    await administer({ identity, outbox: outboxOf(config), print }, process.argv.slice(2));
  } finally {
    database.close();
  }
});
