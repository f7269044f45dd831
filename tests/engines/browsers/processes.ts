import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A child process that ends with this process. */
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
