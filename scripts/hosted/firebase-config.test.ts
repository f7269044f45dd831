import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firebaseConfig } from './firebase-config.ts';

const kept = readFileSync(join(import.meta.dirname, '../../hosted/firebase.json'), 'utf8');

test('the hosted deployment has the headers of the embedded server; `npm run build:hosted` regenerates its file', async () => {
  expect(JSON.parse(kept)).toEqual(await firebaseConfig());
});

const google = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];
const emulators = ['http://127.0.0.1:9099', 'http://127.0.0.1:8080'];

test.each([
  ['the three services of Firebase', await firebaseConfig(), google],
  ['the emulators of its build', await firebaseConfig(emulators), emulators],
])('a page may call %s and no other origin', (_, { hosting }, services) => {
  const rules = hosting.headers.flatMap(({ headers }) => headers);
  const policy = rules.find(({ key }) => key === 'content-security-policy')?.value;
  expect([...(policy ?? '').matchAll(/https?:[^ ;]*/gu)].map(([origin]) => origin)).toEqual(services);
  expect(policy).toContain("default-src 'none'");
});

test.each([
  ['/', true],
  ['/login', true],
  ['/auth/action', true],
  ['/assets/none.js', false],
  ['/x.map', false],
  ['/.env', false],
  ['/..%2f', false],
])('%s is a page of the app: %s', async (path, isPage) => {
  const [rewrite] = (await firebaseConfig()).hosting.rewrites;
  expect(new RegExp(rewrite?.regex ?? '', 'u').test(path)).toBe(isPage);
});
