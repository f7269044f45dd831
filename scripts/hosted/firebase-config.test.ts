import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firebaseConfig } from './firebase-config.ts';

const kept = readFileSync(join(import.meta.dirname, '../../hosted/firebase.json'), 'utf8');

test('the hosted deployment has the headers of the embedded server; `npm run build:hosted` writes its file anew', () => {
  expect(JSON.parse(kept)).toEqual(firebaseConfig);
});

test('a page may call the three services of Firebase and no other origin', () => {
  const { headers } = firebaseConfig.hosting;
  const policy = headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')?.value;
  expect([...(policy ?? '').matchAll(/https?:[^ ;]*/gu)].map(([origin]) => origin)).toEqual([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ]);
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
])('%s is a page of the app: %s', (path, isPage) => {
  const [rewrite] = firebaseConfig.hosting.rewrites;
  expect(new RegExp(rewrite?.regex ?? '', 'u').test(path)).toBe(isPage);
});
