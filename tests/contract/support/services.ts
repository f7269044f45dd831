import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createMemoryDatabase, memoryRoot } from '../../../src/api/memory/memory-database.ts';
import { authorization, connect } from '../../rules/emulator/client.ts';
import { type Answer, documentsUrl, send, signUpVerified } from './calls.ts';
import { startLocalServer } from './local-server.ts';

/** A document service, with a signed-in user who has no documents. */
export type Service = {
  readonly root: string;
  readonly uid: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly stop: () => Promise<void> | void;
};

export async function openEmbeddedServer(): Promise<Service> {
  const server = await startLocalServer();
  const { localId, idToken } = await signUpVerified(server, 'owner@example.com');
  return { root: documentsUrl(server.origin), uid: localId, token: idToken, fetch, stop: () => server.stop() };
}

const openMemory = async (): Promise<Service> => ({
  root: memoryRoot,
  uid: 'owner',
  token: '',
  fetch: createMemoryDatabase().fetch,
  stop: () => {},
});

async function openEmulator(host: string): Promise<Service> {
  const origin = `http://${host}`;
  const project = `demo-${crypto.randomUUID()}`;
  const rules = readFileSync(resolve(import.meta.dirname, '../../../hosted/firestore.rules'), 'utf8');
  await connect(origin, project).install(rules);
  const uid = 'owner';
  const token = authorization({ uid, emailVerified: true }, project)['authorization']?.slice('Bearer '.length) ?? '';
  return { root: `${origin}/v1/projects/${project}/databases/(default)/documents`, uid, token, fetch, stop: () => {} };
}

const emulatorHost = process.env['FIRESTORE_EMULATOR_HOST'];

type OpenService = readonly [name: string, open: () => Promise<Service>];

/** The services that must send the app the same responses, by name. */
export const services: readonly OpenService[] = [
  ['the embedded server', openEmbeddedServer],
  ['the database in memory', openMemory],
];

/** The services, and Firestore's emulator if it runs. */
export const servicesAndEmulator: readonly OpenService[] = [
  ...services,
  ...(emulatorHost === undefined ? [] : [["Firestore's emulator", () => openEmulator(emulatorHost)] as const]),
];

/** Sends a call of the signed-in user; `path` is below the documents root. */
export const call = (service: Service, method: string, path: string, body?: unknown): Promise<Answer> =>
  send(`${service.root}${path}`, method, service.token, body, service.fetch);
