import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError, runCommand } from '../server/lib/plain-error.ts';
import { startServerProcess } from './server-process.ts';

const get = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new PlainError(`${url} responded ${String(response.status)}.`);
  return response.text();
};

/** Tests that the built server starts, is healthy, and serves the app. */
await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mon-budget-'));
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0' };
  const server = await startServerProcess({ env, onLine: (line) => console.log(line) });
  try {
    await get(`${server.origin}/healthz`);
    const page = await get(server.origin);
    const [, app] = /href="(\/assets\/[^"]+\.js)"/u.exec(page) ?? [];
    if (app === undefined) throw new PlainError('The page has no script of the app.');
    await get(`${server.origin}${app}`);
    console.log('It starts.');
  } finally {
    await server.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
