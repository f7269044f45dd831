import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';

/** A running emulator. `stop` ends the emulator if this process started it. */
export type Running = { readonly origin: string; readonly stop: () => void };

// The path of the emulator in the packages of Google Cloud's command-line tools.
const packaged = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const startTimeout = 60_000;

const isUp = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
};

const startJar = async (java: string, jar: string): Promise<Running> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const emulator = spawn(java, ['-Duser.language=en', '-cp', jar, main, '--host=127.0.0.1', `--port=${String(port)}`], {
    stdio: 'ignore',
  });
  const failure = new Promise<never>((_, reject) => {
    emulator.once('error', reject);
    emulator.once('exit', (code) => {
      reject(new Error(`the emulator ended with ${String(code)}`));
    });
  });
  const stop = (): void => {
    emulator.removeAllListeners();
    emulator.kill();
  };
  const ready = async (): Promise<void> => {
    for (const end = Date.now() + startTimeout; !(await isUp(origin)); await setTimeout(200)) {
      if (Date.now() > end) throw new Error('the emulator does not answer');
    }
  };
  try {
    await Promise.race([ready(), failure]);
  } catch (error) {
    stop();
    throw error;
  }
  return { origin, stop };
};

/** Connects to the emulator at `FIRESTORE_EMULATOR_HOST`, or starts an installed one. Undefined if there is none. */
export const findEmulator = async (environment: NodeJS.ProcessEnv): Promise<Running | undefined> => {
  const host = environment['FIRESTORE_EMULATOR_HOST'];
  if (host !== undefined) return { origin: `http://${host}`, stop: () => undefined };
  const jar = environment['FIRESTORE_EMULATOR_JAR'] ?? packaged;
  return existsSync(jar) ? startJar(environment['JAVA'] ?? 'java', jar) : undefined;
};
