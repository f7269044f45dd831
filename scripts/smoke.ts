import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError, runCommand } from '../server/lib/plain-error.ts';
import { startServerProcess } from './server-process.ts';

const ask = async (url: string): Promise<string> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new PlainError(`${url} answered ${String(answer.status)}.`);
  return answer.text();
};

/** A smoke test of the build on this machine: the server is healthy, and serves the app. */
await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mon-budget-'));
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0' };
  const server = await startServerProcess({ env, onLine: (line) => console.log(line) });
  try {
    await ask(`${server.origin}/healthz`);
    const page = await ask(server.origin);
    const [, app] = /href="(\/assets\/[^"]+\.js)"/u.exec(page) ?? [];
    if (app === undefined) throw new PlainError('The page names no app.');
    await ask(`${server.origin}${app}`);
    console.log('It starts.');
  } finally {
    await server.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
