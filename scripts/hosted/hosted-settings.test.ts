import { expect, test } from 'vitest';
import { hostedProblems } from './hosted-settings.ts';

const good = { VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`, VITE_FIREBASE_PROJECT_ID: 'my-budget-1' };

test.each([
  [{}, []],
  [{ VITE_FIREBASE_DATABASE_URL: '' }, []],
  [{ VITE_FIREBASE_DATABASE_URL: 'https://my-budget.europe-west1.firebasedatabase.app' }, []],
  [{ VITE_FIREBASE_API_KEY: '' }, ['VITE_FIREBASE_API_KEY is missing']],
  [
    { VITE_FIREBASE_API_KEY: 'key' },
    ['VITE_FIREBASE_API_KEY is not a web API key: "AIza" and 35 letters, digits, - or _'],
  ],
  [
    { VITE_FIREBASE_API_KEY: undefined, VITE_FIREBASE_PROJECT_ID: 'My Budget' },
    [
      'VITE_FIREBASE_API_KEY is missing',
      'VITE_FIREBASE_PROJECT_ID is not a project id: 6 to 30 lower-case letters, digits or -',
    ],
  ],
  [
    { VITE_FIREBASE_DATABASE_URL: 'https://evil.example' },
    [
      'VITE_FIREBASE_DATABASE_URL is not the address of a realtime database: https://….firebaseio.com or https://….firebasedatabase.app',
    ],
  ],
  [
    {
      VITE_FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099',
      VITE_FIREBASE_FIRESTORE_EMULATOR: 'http://localhost:8080',
    },
    [],
  ],
  [
    { VITE_FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099' },
    ['VITE_FIREBASE_FIRESTORE_EMULATOR is missing beside the other emulator'],
  ],
  [
    {
      VITE_FIREBASE_AUTH_EMULATOR: 'http://evil.example:9099',
      VITE_FIREBASE_FIRESTORE_EMULATOR: 'http://127.0.0.1:8080/',
    },
    [
      'VITE_FIREBASE_AUTH_EMULATOR is not the origin of a local emulator, such as http://127.0.0.1:9099',
      'VITE_FIREBASE_FIRESTORE_EMULATOR is not the origin of a local emulator, such as http://127.0.0.1:9099',
    ],
  ],
])('finds the problems of %o: %o', (changes, problems) => {
  expect(hostedProblems({ ...good, ...changes })).toEqual(problems);
});
