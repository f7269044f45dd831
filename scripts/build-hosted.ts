import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, loadEnv } from 'vite';
import { firebaseConfig } from './hosted/firebase-config.ts';
import { hostedProblems } from './hosted/hosted-settings.ts';

const root = resolve(import.meta.dirname, '..');
const mode = 'hosted';
const problems = hostedProblems(loadEnv(mode, root, 'VITE_FIREBASE_'));

writeFileSync(resolve(root, 'hosted/firebase.json'), `${JSON.stringify(firebaseConfig, undefined, 2)}\n`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error('Set them in .env.hosted; docs/hosting-on-firebase.md says where they are found.');
  process.exitCode = 1;
} else {
  await build({ root, mode, build: { outDir: 'hosted/public' } });
}
