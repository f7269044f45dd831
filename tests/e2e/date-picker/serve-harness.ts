import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../support/server.ts';

type Harness = { readonly origin: string; readonly stop: () => Promise<void> };

const builder = join(import.meta.dirname, 'build-harness.ts');

/** Builds the harness like the app, and serves it with the app's server and its security headers. */
export async function serveHarness(): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'date-picker-'));
  // Build in another process: the test runner's NODE_ENV would select React's development build.
  await promisify(execFile)(process.execPath, [builder, folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { origin, stop } = await startServer({ settings: { APP_DIR: folder } });
  return {
    origin,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
