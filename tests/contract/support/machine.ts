import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../../..');
const standIns = join(import.meta.dirname, 'machine');
const repositoryParts = [
  'package.json',
  'package-lock.json',
  'Containerfile',
  'contract',
  'deploy',
  'hosted',
  'locales',
  'scripts',
  'server',
];

/** Absolute paths in the documents and in `deploy`, except paths in a URL or below another folder. */
const machinePaths = /(?<![\w.:/-])\/(?=(?:etc|opt|path|var)\/)/gu;

type Settings = Readonly<Record<string, string>>;

/** A folder that replaces the root folder of a machine, with fakes of the commands that need a real machine. */
export type Machine = {
  /** Converts a path of the machine to its real path. */
  readonly path: (path: string) => string;
  /** Runs lines of shell and resolves to their output. If a line fails, rejects with the output. */
  readonly run: (lines: string, settings?: Settings) => Promise<string>;
  /** Runs lines of shell, of which the last starts a server in the foreground. Stops the server after `use`. */
  readonly serve: (lines: string, use: (origin: string) => Promise<void>) => Promise<void>;
  readonly remove: () => Promise<void>;
};

const linkPackages = (folder: string): void => {
  mkdirSync(join(folder, '.bin'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(folder, name));
  }
  symlinkSync(process.execPath, join(folder, '.bin', 'node'));
  cpSync(join(standIns, 'vite'), join(folder, '.bin', 'vite'));
};

export const createMachine = (port: number): Machine => {
  const folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  const inMachine = (path: string): string => join(folder, path);
  const onMachine = (lines: string): string => lines.replaceAll(machinePaths, `${folder}/`);

  for (const made of ['accounts', 'containers', 'etc/systemd/system', 'etc/nginx/conf.d', 'path/to', 'repository']) {
    mkdirSync(inMachine(made), { recursive: true });
  }
  for (const part of repositoryParts)
    cpSync(join(root, part), inMachine(join('repository', part)), { recursive: true });
  for (const name of readdirSync(inMachine('repository/deploy'))) {
    const file = inMachine(join('repository/deploy', name));
    writeFileSync(file, onMachine(readFileSync(file, 'utf8')));
  }
  linkPackages(inMachine('packages'));
  cpSync(inMachine('repository'), inMachine('checkout'), { recursive: true });

  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const start = (lines: string, settings: Settings) => {
    const path = [standIns, PATH].join(delimiter);
    const machine = { PATH: path, REAL_PATH: PATH, MACHINE: folder, SERVER_PORT: String(port) };
    const env = { HOME, NODE_COMPILE_CACHE, ...machine, ...settings };
    // A separate process group: the server in the foreground must end with the npm that started it.
    return spawn('sh', ['-e', '-c', onMachine(lines)], { cwd: inMachine('checkout'), env, detached: true });
  };

  return {
    path: inMachine,
    run: async (lines, settings = {}) => {
      const child = start(lines, settings);
      const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
      if (code !== 0) throw new Error(`${lines}\nended with code ${String(code)}:\n${output}${errors}`);
      return output;
    },
    serve: async (lines, use) => {
      const child = start(lines, { PORT: '0' });
      const closed = once(child, 'close');
      try {
        for await (const line of createInterface(child.stdout)) {
          const [origin] = /http:\/\/\S+(?= \()/u.exec(line) ?? [];
          if (origin === undefined) continue;
          await use(origin);
          return;
        }
        throw new Error(`${lines}\nended before it listened:\n${await text(child.stderr)}`);
      } finally {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
        await closed;
      }
    },
    remove: async () => {
      const child = start('systemctl stop mon-budget.service', {});
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};
