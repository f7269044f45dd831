import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { assemble } from '../../../server/assemble.ts';
import { readConfig } from '../../../server/config.ts';
import type { Owner } from './owner.ts';

/** A server in this process, without a network, and its open database. */
export type DirectApp = {
  readonly database: DatabaseSync;
  readonly answer: (request: Request) => Promise<Response>;
  readonly sweep: () => Promise<void>;
  readonly refillReserve: () => Promise<void>;
  readonly lastCode: () => string;
  readonly close: () => void;
};

export const origin = 'http://budget.example';
export const documentsPath = '/v1/projects/mon-budget/databases/(default)/documents';
export const secret = 'correct horse battery';

/** Creates a temporary folder; the caller must remove it. */
export const newFolder = async (): Promise<string> => mkdtemp(join(tmpdir(), 'mon-budget-'));
export const removeFolder = async (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

export const openDirectApp = async (folder: string): Promise<DirectApp> => {
  const app = join(folder, 'app');
  await mkdir(app, { recursive: true });
  await writeFile(join(app, 'index.html'), '<!doctype html><title>Mon budget</title>');
  const lines: string[] = [];
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    APP_DIR: app,
    SIGN_INS_PER_MINUTE: '100000',
    SIGN_UPS_PER_HOUR: '100000',
    RESETS_PER_HOUR: '100000',
  });
  const assembly = await assemble(config, { now: Date.now, print: (line) => lines.push(line), origin: () => origin });
  return {
    database: assembly.database,
    answer: async (request) => assembly.app.fetch(request, {}),
    sweep: assembly.sweep,
    refillReserve: async () => assembly.watchDisk()(),
    lastCode: () => /oobCode=([^&]+)/.exec(lines.at(-1) ?? '')?.[1] ?? '',
    close: () => {
      assembly.database.close();
    },
  };
};

/** Sends a request, with a JSON body and an id token if the caller passes them. */
export const ask = async (
  { answer }: DirectApp,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<Response> =>
  answer(
    new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );

const tokens = v.object({ localId: v.string(), idToken: v.string() });

export const joinVerified = async (app: DirectApp, email: string): Promise<Owner> => {
  const identify = async (operation: string, body: unknown): Promise<unknown> =>
    (await ask(app, 'POST', `/identitytoolkit.googleapis.com/v1/accounts:${operation}`, undefined, body)).json();
  const { idToken } = v.parse(tokens, await identify('signUp', { email, password: secret }));
  await identify('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await identify('update', { oobCode: app.lastCode() });
  const signedIn = v.parse(tokens, await identify('signInWithPassword', { email, password: secret }));
  return { uid: signedIn.localId, token: signedIn.idToken };
};
