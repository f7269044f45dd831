import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, loadEnv } from 'vite';
import { firebaseConfig } from './hosted/firebase-config.ts';
import { emulatorsOf, hostedProblems } from './hosted/hosted-settings.ts';

const root = resolve(import.meta.dirname, '..');
// The tests of the hosted app set another folder.
const folder = resolve(process.argv[2] ?? resolve(root, 'hosted'));
const mode = 'hosted';
const settings = loadEnv(mode, root, 'VITE_FIREBASE_');
const problems = hostedProblems(settings);
const emulators = emulatorsOf(settings);
const config = await (emulators.length > 0 ? firebaseConfig(emulators) : firebaseConfig());

writeFileSync(resolve(folder, 'firebase.json'), `${JSON.stringify(config, undefined, 2)}\n`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error('Set them in .env.hosted; docs/hosting-on-firebase.md explains where to find them.');
  process.exitCode = 1;
} else {
  await build({ root, mode, build: { outDir: resolve(folder, 'public') } });
  if (emulators.length > 0) console.warn('This build works with local emulators only: do not deploy it.');
}
