import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { connect } from '../../rules/emulator/client.ts';
import { findEmulator, type Running } from '../../rules/emulator/start.ts';
import { freePort } from '../../support/free-port.ts';
import { findFirebase, startFirebase } from './firebase.ts';

export type HostedApp = {
  readonly origin: string;
  readonly auth: string;
  readonly firestore: string;
  readonly project: string;
  readonly apiKey: string;
};

type Settings = Readonly<Record<string, string>>;
type Stop = () => void | Promise<void>;

const root = resolve(import.meta.dirname, '../../..');
const rules = readFileSync(join(root, 'hosted/firestore.rules'), 'utf8');
const needsJava =
  'Java is missing: Firestore’s emulator needs it. Install it (apt-get install default-jre-headless), or name it in JAVA.';
const needsFirestore =
  'Firestore’s emulator is missing: install google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_JAR or FIRESTORE_EMULATOR_HOST (docs/hosting-on-firebase.md).';

const startFirestore = async (project: string): Promise<Running> => {
  const { FIRESTORE_EMULATOR_HOST: host, JAVA: java = 'java' } = process.env;
  if (host === undefined && spawnSync(java, ['-version']).error) throw new Error(needsJava);
  const running = await findEmulator(process.env);
  if (!running) throw new Error(needsFirestore);
  process.once('exit', running.stop);
  const { isAccepted, text } = await connect(running.origin, project).install(rules);
  if (!isAccepted) throw new Error(`Firestore’s emulator refuses the rules: ${text}`);
  return running;
};

const build = async (folder: string, settings: Settings): Promise<void> => {
  const script = join(root, 'scripts/build-hosted.ts');
  await promisify(execFile)(process.execPath, [script, folder], {
    // An empty setting overrides the setting of a local `.env.hosted`.
    env: { ...process.env, VITE_FIREBASE_DATABASE_URL: '', ...settings },
  });
};

const at = (port: number) => ({ host: '127.0.0.1', port });

/** Adds the ports of the emulators to the deployed `firebase.json`. The emulators use the other ports internally. */
const addEmulators = async (folder: string, auth: number, hosting: number): Promise<void> => {
  const file = join(folder, 'firebase.json');
  const config = v.parse(v.looseObject({}), JSON.parse(readFileSync(file, 'utf8')));
  const emulators = {
    auth: at(auth),
    hosting: at(hosting),
    hub: at(await freePort()),
    logging: at(await freePort()),
    ui: { enabled: false },
  };
  writeFileSync(file, JSON.stringify({ ...config, emulators }));
};

/**
 * Builds the hosted app for emulators, and serves the app and the emulators on free ports in a separate project.
 * @throws if a program is missing, with instructions to install it
 */
export const startHostedApp = async (
  tell: (line: string) => void,
): Promise<{ readonly app: HostedApp; readonly stop: () => Promise<void> }> => {
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    const project = `demo-budget-${String(process.pid)}`;
    const apiKey = `AIza${'x'.repeat(35)}`;
    const command = await findFirebase();
    const firestore = await startFirestore(project);
    stops.push(firestore.stop);
    const folder = await mkdtemp(join(tmpdir(), 'mon-budget-hosted-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const ports = { auth: await freePort(), hosting: await freePort() };
    const auth = `http://127.0.0.1:${String(ports.auth)}`;
    const origin = `http://127.0.0.1:${String(ports.hosting)}`;
    tell('Building the hosted app for emulators');
    await build(folder, {
      VITE_FIREBASE_API_KEY: apiKey,
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_AUTH_EMULATOR: auth,
      VITE_FIREBASE_FIRESTORE_EMULATOR: firestore.origin,
    });
    await addEmulators(folder, ports.auth, ports.hosting);
    tell('Starting the emulators of Auth and Hosting');
    const firebase = await startFirebase({ command, folder, project, origins: [auth, origin] });
    stops.push(firebase.stop);
    return { app: { origin, auth, firestore: firestore.origin, project, apiKey }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
