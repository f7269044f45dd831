import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { readConfig } from '../../../server/config.ts';
import { startServer } from '../../../server/server.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';

/** A server in the test's process, with a fake clock that only the test advances. */
export type LocalServer = {
  /** Changes with each `restart`. */
  readonly origin: string;
  readonly dataDir: string;
  readonly lines: readonly string[];
  readonly mails: Mailbox;
  /** Returns the code of the newest mail with a code. */
  readonly lastCode: () => string;
  readonly advance: (seconds: number) => void;
  /** Removes expired data, like the server's hourly maintenance. */
  readonly sweep: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts a server with empty data. With the fake clock nothing expires on a slow machine. */
export const startLocalServer = async (settings: Readonly<Record<string, string>> = {}): Promise<LocalServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'mon-budget-'));
  const dataDir = join(folder, 'data');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Mon budget</title>');
  const lines: string[] = [];
  let ahead = 0;
  const started = Date.now();
  const now = (): number => started + ahead;
  const config = readConfig({
    SIGN_INS_PER_MINUTE: '100000',
    SIGN_UPS_PER_HOUR: '100000',
    RESETS_PER_HOUR: '100000',
    ...settings,
    PORT: '0',
    DATA_DIR: dataDir,
    APP_DIR: folder,
  });
  const start = async () => startServer(config, { now, print: (line) => lines.push(line) });
  let server = await start();
  return {
    get origin() {
      return server.origin;
    },
    dataDir,
    lines,
    mails: createMailbox(dataDir),
    lastCode: () => /oobCode=([^&]+)/.exec(lines.findLast((line) => line.includes('oobCode=')) ?? '')?.[1] ?? '',
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
    sweep: async () => server.sweep(),
    restart: async () => {
      await server.stop();
      server = await start();
    },
    stop: async () => {
      await server.stop();
      // The server may write the mail after the response.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
