import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

// A command starts twice as fast when it finds its modules compiled.
const { NODE_COMPILE_CACHE } = process.env;

/** Runs one of the server's commands, such as `backup`, with settings; what it printed, and its exit code. */
export const runCommand = async (
  name: string,
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ readonly output: string; readonly errors: string; readonly code: unknown }> => {
  const file = resolve(import.meta.dirname, `../../server/${name}.ts`);
  const env = { NODE_COMPILE_CACHE, ...settings };
  const child = spawn(process.execPath, [file, ...args], { env });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output, errors, code };
};
