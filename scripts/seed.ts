import { readConfig } from '../server/config.ts';
import { runCommand } from '../server/lib/plain-error.ts';
import { seedFolder } from './seed/seed-folder.ts';

/** Creates an account with thirteen months of data in the folder DATA_DIR, for demonstrations and measurements. */
await runCommand(async () => {
  console.log(await seedFolder(readConfig(process.env).dataDir));
});
