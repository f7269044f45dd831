import { runAdminCommand } from './admin/admin-commands.ts';
import { assembleIdentity, mailFolderOf } from './assemble-identity.ts';
import { readConfig } from './config.ts';
import { openData, existingDatabaseFile } from './open-data.ts';
import { runCommand } from './lib/plain-error.ts';

const print = console.log;

await runCommand(async () => {
  const config = readConfig(process.env);
  existingDatabaseFile(config);
  const store = openData(config);
  try {
    const { identity } = await assembleIdentity(config, store, { now: Date.now, print, origin: () => '' });
    await runAdminCommand({ identity, mailFolder: mailFolderOf(config), print }, process.argv.slice(2));
  } finally {
    store.database.close();
  }
});
