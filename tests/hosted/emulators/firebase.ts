import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

// The latest tested version. npx caches it after the first run.
const firebaseTools = 'firebase-tools@15.34.2';
const run = promisify(execFile);

const missing = `Firebase's command is missing: npx could not get ${firebaseTools} from the npm registry. Install it (npm install --global ${firebaseTools}), or run this once with a network.`;

/**
 * Finds Firebase's command on the PATH, or else installs it with npx.
 * @throws if there is none, with instructions to install it
 */
export const findFirebase = async (): Promise<string> => {
  const installed = await run('sh', ['-c', 'command -v firebase']).catch(() => undefined);
  if (installed) return installed.stdout.trim();
  // Install scripts are disabled, because one of them spends minutes on compiling an unneeded package.
  const env = { ...process.env, npm_config_ignore_scripts: 'true' };
  const kept = await run('npx', ['--yes', '--package', firebaseTools, '-c', 'command -v firebase'], { env }).catch(
    (cause: unknown) => {
      throw new Error(missing, { cause });
    },
  );
  return kept.stdout.trim();
};

const answers = async (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

const startTimeout = 180_000;

type FirebaseOptions = {
  readonly command: string;
  readonly folder: string;
  readonly project: string;
  /** The origins that must respond before the emulators count as started. */
  readonly origins: readonly string[];
};

export const startFirebase = async (options: FirebaseOptions): Promise<{ readonly stop: () => Promise<void> }> => {
  const { command, folder, project, origins } = options;
  const emulators = spawn(command, ['emulators:start', '--only', 'auth,hosting', '--project', project], {
    cwd: folder,
    // Firebase must not use an account or user settings, ask questions, or check for updates.
    env: { ...process.env, XDG_CONFIG_HOME: folder, CI: 'true', NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [emulators.stdout, emulators.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += String(part);
    });
  }
  const end = () => emulators.kill('SIGKILL');
  process.once('exit', end);
  const exited = once(emulators, 'exit');
  const stop = async (): Promise<void> => {
    emulators.kill('SIGTERM');
    await Promise.race([exited, setTimeout(20_000, undefined, { ref: false })]);
    end();
    await exited;
    process.removeListener('exit', end);
  };
  const ready = async (): Promise<void> => {
    for (const last = Date.now() + startTimeout; ; await setTimeout(200)) {
      if (emulators.exitCode !== null) throw new Error(`Firebase's emulators ended:\n${output}`);
      if ((await Promise.all(origins.map(answers))).every(Boolean)) return;
      if (Date.now() > last) throw new Error(`Firebase's emulators do not answer:\n${output}`);
    }
  };
  try {
    await ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
};
