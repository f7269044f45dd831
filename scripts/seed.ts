import { readConfig } from '../server/config.ts';
import { runCommand } from '../server/lib/plain-error.ts';
import { seedFolder } from './seed/seed-folder.ts';

/** An account with thirteen months of data in the folder that DATA_DIR names, for demonstrations and measurements. */
await runCommand(async () => {
  console.log(await seedFolder(readConfig(process.env).dataDir));
});
