import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { ConfigError, readConfig } from '../server/config.ts';
import { runCommand } from '../server/lib/plain-error.ts';
import { backendCalls, isBackendFile, restarter, startBackend } from './dev/backend.ts';
import { hotTexts } from './dev/hot-texts.ts';
import { idleWorker } from './dev/idle-worker.ts';
import { seedFolder } from './seed/seed-folder.ts';

const root = join(import.meta.dirname, '..');

/** Runs Vite with hot reload in front of the embedded server. The database for development persists between runs. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { seed: { type: 'boolean', default: false } } });
  const { port, dataDir } = readConfig({ PORT: '5173', DATA_DIR: join(root, '.data', 'dev'), ...process.env });
  if (port === 0) throw new ConfigError('PORT', 'must be at least 1: the links of mails contain it');
  const origin = `http://127.0.0.1:${String(port)}`;
  const hint = values.seed ? await seedFolder(dataDir) : undefined;
  const backend = await startBackend(dataDir, origin);
  // Stop the server when this process ends for any reason.
  process.once('exit', () => void backend.kill('SIGTERM'));
  process.once('SIGINT', () => process.exit(130));
  const vite = await createServer({
    root,
    // Git worktrees that share node_modules must not share Vite's cache of prebundled packages.
    cacheDir: join(root, '.data', 'vite'),
    plugins: [hotTexts(), idleWorker()],
    server: {
      port,
      strictPort: true,
      proxy: backendCalls(backend.origin),
      watch: { ignored: [`${dataDir}/**`] },
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
  });
  const restart = restarter(backend);
  vite.watcher.on('all', (_, file) => {
    if (isBackendFile(file)) restart();
  });
  await vite.listen();
  console.log(`Mon budget (development): ${origin}`);
  if (hint !== undefined) console.log(hint);
  console.log(`Data: ${relative(process.cwd(), dataDir)}. Mails are printed here.`);
});
// The file watcher would keep a failed process alive.
if (process.exitCode !== undefined) process.exit();
