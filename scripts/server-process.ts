import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PlainError } from '../server/lib/plain-error.ts';
import manifest from '../package.json' with { type: 'json' };

export type ServerProcess = {
  /** `http://host:port` with the bound port. */
  readonly origin: string;
  readonly pid: () => number;
  /** Sends a signal, and resolves to the exit code. */
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Restarts the server with the same settings on the same port. */
  readonly restart: () => Promise<void>;
};

export type ServerProcessOptions = {
  /** Environment variables, such as the settings of docs/self-hosting.md. */
  readonly env: NodeJS.ProcessEnv;
  /** Called with each line of stdout and stderr after the start. The error of a failed start contains the lines of the start. */
  readonly onLine: (line: string) => void;
};

const root = join(import.meta.dirname, '..');
/** The Node flags of `npm start`. */
const startArguments = manifest.scripts.start.split(' ').slice(1);

const whenListening = async (child: ChildProcess, onLine: (line: string) => void): Promise<string> => {
  const started = Promise.withResolvers<string>();
  const lines: string[] = [];
  let isListening = false;
  const read = (line: string): void => {
    if (isListening) return onLine(line);
    lines.push(line);
    const [origin] = /http:\/\/\S+(?= \()/.exec(line) ?? [];
    if (origin === undefined) return undefined;
    isListening = true;
    for (const early of lines) onLine(early);
    return started.resolve(origin);
  };
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', read);
  // Not `exit`: `close` comes after the end of stdout and stderr.
  child.once('close', () => {
    started.reject(new PlainError(lines.join('\n') || 'The server exited before it listened.'));
  });
  return started.promise;
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
};

/** Starts the server. Resolves when the server listens; rejects if it exits before. */
export const startServerProcess = async ({ env, onLine }: ServerProcessOptions): Promise<ServerProcess> => {
  const launch = (port: string | undefined): ChildProcess =>
    spawn(process.execPath, startArguments, {
      cwd: root,
      env: { ...env, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let child = launch(env['PORT']);
  const origin = await whenListening(child, onLine);
  return {
    origin,
    pid: () => child.pid ?? 0,
    kill: async (signal) => end(child, signal),
    restart: async () => {
      await end(child, 'SIGTERM');
      child = launch(new URL(origin).port);
      await whenListening(child, onLine);
    },
  };
};
