import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import manifest from '../../package.json' with { type: 'json' };
import { createMailbox, type Mailbox } from './mailbox.ts';

export type ServerOptions = {
  /** `built` serves dist/; `empty` serves a page without content, for tests that need no app. */
  readonly app?: 'built' | 'empty';
  /** Further settings, as in docs/self-hosting.md. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder of the data, made when missing; otherwise one that goes with the server. */
  readonly dataDir?: string;
};

export type TestServer = {
  readonly origin: string;
  readonly dataDir: string;
  /** The folder of the app that it serves. */
  readonly appDir: string;
  /** The number of its process. */
  readonly pid: () => number;
  /** Lines that the server printed since it was first started. */
  readonly lines: () => readonly string[];
  readonly mails: Mailbox;
  /** Sends a signal and waits for the process to end; answers its exit code. */
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Starts the server again on the same data and the same port. */
  readonly restart: () => Promise<void>;
  /** Ends the process and removes the data. */
  readonly stop: () => Promise<void>;
};

/** What tests need of a server that they share. */
export type SharedServer = Pick<TestServer, 'origin' | 'mails'>;

const root = resolve(import.meta.dirname, '../..');
/** What `npm start` gives to Node. */
const startArguments = manifest.scripts.start.split(' ').slice(1);

// A server starts twice as fast when it finds its modules compiled.
const { NODE_COMPILE_CACHE } = process.env;
const cached = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

// Tests share one network address, and make more accounts in an hour than a person would.
const generousLimits = {
  SIGN_INS_PER_MINUTE: '100000',
  SIGN_UPS_PER_HOUR: '100000',
  RESETS_PER_HOUR: '100000',
  MAILS_PER_HOUR: '1000',
  MAILS_TO_ADDRESS_PER_HOUR: '1000',
};

const emptyPage =
  '<!doctype html><html lang="fr"><title>Mon budget</title><script>document.title += "";</script></html>';

const emptyApp = async (folder: string): Promise<string> => {
  const app = join(folder, 'app');
  await mkdir(join(app, 'assets'), { recursive: true });
  await writeFile(join(app, 'index.html'), emptyPage);
  await writeFile(join(app, 'sw.js'), '// no worker');
  const asset = `export const text = '${'budget '.repeat(200)}';`;
  await writeFile(join(app, 'assets', 'app-1.js'), asset);
  await writeFile(join(app, 'assets', 'app-1.js.br'), brotliCompressSync(asset));
  await writeFile(join(app, 'assets', 'app-1.js.gz'), gzipSync(asset));
  await writeFile(join(app, 'assets', 'app-1.js.map'), '{}');
  await writeFile(join(app, '.env'), '');
  return app;
};

const originOf = async (child: ChildProcess, lines: string[]): Promise<string> => {
  const started = Promise.withResolvers<string>();
  const read = (line: string): void => {
    lines.push(line);
    const [origin] = /http:\/\/\S+(?= \()/.exec(line) ?? [];
    if (origin !== undefined) started.resolve(origin);
  };
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', read);
  child.once('exit', () => {
    started.reject(new Error(`The server ended before it listened: ${lines.join(' ')}`));
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

/** Starts a server of its own process, with fresh data, on a port that the system chooses. */
export const startServer = async (options: ServerOptions = {}): Promise<TestServer> => {
  const { app = 'built', settings = {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'mon-budget-'));
  const { dataDir = join(folder, 'data') } = options;
  const appDir = app === 'empty' ? await emptyApp(folder) : join(root, 'dist');
  const lines: string[] = [];
  const launch = (port: string): ChildProcess =>
    spawn(process.execPath, startArguments, {
      cwd: root,
      env: {
        ...cached,
        ...generousLimits,
        APP_DIR: appDir,
        ...settings,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let child = launch('0');
  const origin = await originOf(child, lines);
  return {
    origin,
    dataDir,
    appDir,
    pid: () => child.pid ?? 0,
    lines: () => lines,
    mails: createMailbox(dataDir),
    kill: async (signal) => end(child, signal),
    restart: async () => {
      await end(child, 'SIGTERM');
      child = launch(new URL(origin).port);
      await originOf(child, lines);
    },
    stop: async () => {
      await end(child, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
