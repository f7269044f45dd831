import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A process that ends with this one. */
export type RunningProcess = { readonly child: ChildProcess; readonly end: () => Promise<void> };

export function startProcess(program: string, args: readonly string[], options: SpawnOptions): RunningProcess {
  const child = spawn(program, args, options);
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  return {
    child,
    end: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      kill();
      await exited;
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return address.port;
}
