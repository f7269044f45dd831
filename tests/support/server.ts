import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type ServerProcess, startServerProcess } from '../../scripts/server-process.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';

export type ServerOptions = {
  /** `built` serves dist/; `empty` serves an empty page. */
  readonly app?: 'built' | 'empty';
  /** Additional settings of docs/self-hosting.md. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The data folder, created if missing. By default, a temporary folder. */
  readonly dataDir?: string;
};

export type TestServer = ServerProcess & {
  readonly dataDir: string;
  /** The folder of the served app. */
  readonly appDir: string;
  /** All lines that the server printed, across restarts. */
  readonly lines: () => readonly string[];
  readonly mails: Mailbox;
  /** Stops the process and removes the data. */
  readonly stop: () => Promise<void>;
};

/** The server shared by tests. */
export type SharedServer = Pick<TestServer, 'origin' | 'mails'>;

const root = resolve(import.meta.dirname, '../..');

// A server starts twice as fast with compiled modules.
const { NODE_COMPILE_CACHE } = process.env;

// Tests share one network address and create many accounts.
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

/** Starts a server process with fresh data on a free port. */
export const startServer = async (options: ServerOptions = {}): Promise<TestServer> => {
  const { app = 'built', settings = {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'mon-budget-'));
  const { dataDir = join(folder, 'data') } = options;
  const appDir = app === 'empty' ? await emptyApp(folder) : join(root, 'dist');
  const lines: string[] = [];
  const server = await startServerProcess({
    env: {
      NODE_COMPILE_CACHE,
      ...generousLimits,
      APP_DIR: appDir,
      ...settings,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
    },
    onLine: (line) => lines.push(line),
  });
  return {
    ...server,
    dataDir,
    appDir,
    lines: () => lines,
    mails: createMailbox(dataDir),
    stop: async () => {
      await server.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
