import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firebaseConfig } from './firebase-config.ts';

const committed = readFileSync(join(import.meta.dirname, '../../hosted/firebase.json'), 'utf8');

test('matches the committed hosted/firebase.json, which `npm run build:hosted` regenerates', async () => {
  expect(JSON.parse(committed)).toEqual(await firebaseConfig());
});

const google = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];
const emulators = ['http://127.0.0.1:9099', 'http://127.0.0.1:8080'];

test.each([
  ['the services of Firebase', await firebaseConfig(), google],
  ['the emulators', await firebaseConfig(emulators), emulators],
])('lets the page call only %s', (_, { hosting }, services) => {
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
])('serves the app at %s: %s', async (path, isPage) => {
  const [rewrite] = (await firebaseConfig()).hosting.rewrites;
  expect(new RegExp(rewrite?.regex ?? '', 'u').test(path)).toBe(isPage);
});
