import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyStorage } from '../storage/testing/browser-storage.ts';
import { keptToken, withEarlyToken } from './early-tokens.ts';

const now = Date.UTC(2026, 10, 23);
const key = 'firebase:authUser:embedded:[DEFAULT]';
const person = (uid: string, lifetime: number) => ({
  uid,
  email: 'ada@example.com',
  stsTokenManager: { refreshToken: 'never read', accessToken: `token of ${uid}`, expirationTime: now + lifetime },
});

/** Keeps a value as the provider's library does. */
async function keep(value: unknown): Promise<void> {
  const database = await openDB('firebaseLocalStorageDb', 1, {
    upgrade: (made) => void made.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
  });
  await database.put('firebaseLocalStorage', { fbase_key: key, value });
  database.close();
}

const keepInWebStorage = (text: string) =>
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === key ? text : null) });

beforeEach(emptyStorage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the token that the browser keeps', () => {
  test('is that of the person, as long as it lives', async () => {
    await keep(person('ada', 30_001));
    expect(await keptToken('embedded', 'ada', now)).toBe('token of ada');
    expect(await keptToken('embedded', 'bob', now)).toBeUndefined();
    expect(await keptToken('another project', 'ada', now)).toBeUndefined();
  });

  test('has run out as early as for the library', async () => {
    await keep(person('ada', 30_000));
    expect(await keptToken('embedded', 'ada', now)).toBeUndefined();
  });

  test('is found where the library has no database', async () => {
    keepInWebStorage(JSON.stringify(person('ada', 60_000)));
    expect(await keptToken('embedded', 'ada', now)).toBe('token of ada');
  });

  test.each([
    '',
    '{',
    'null',
    '"text"',
    JSON.stringify({ uid: 'ada' }),
    JSON.stringify({ uid: 'ada', stsTokenManager: {} }),
  ])('is unknown where %s is kept', async (text) => {
    keepInWebStorage(text);
    expect(await keptToken('embedded', 'ada', now)).toBeUndefined();
  });

  test('is unknown where the browser keeps nothing, and no database is made to see that', async () => {
    keepInWebStorage('null');
    expect(await keptToken('embedded', 'ada', now)).toBeUndefined();
    expect(await indexedDB.databases()).toEqual([]);
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('localStorage', undefined);
    expect(await keptToken('embedded', 'ada', now)).toBeUndefined();
  });
});

const never = <T>() => new Promise<T>(() => {});
const giving = (token: string) => async () => token;

describe('until it is known who is here', () => {
  test('calls take the kept token, which is read once, and the provider is left alone', async () => {
    const provider = vi.fn<() => Promise<string>>(giving('given'));
    const kept = vi.fn<() => Promise<string>>(giving('kept'));
    const token = withEarlyToken(provider, kept, never());
    expect(await Promise.all([token(false), token(false)])).toEqual(['kept', 'kept']);
    expect(kept).toHaveBeenCalledTimes(1);
    expect(provider).not.toHaveBeenCalled();
  });

  // Source: docs/specification.md#identity-token.
  test('calls take that of the provider when nothing is kept, or when a new one is asked for', async () => {
    const nothing = withEarlyToken(giving('given'), async () => undefined, never());
    const something = withEarlyToken(giving('given'), giving('kept'), never());
    expect(await nothing(false)).toBe('given');
    expect(await something(true)).toBe('given');
  });

  test('a browser that does not say what it keeps holds nobody up', async () => {
    vi.useFakeTimers();
    const waiting = withEarlyToken(giving('given'), never, never())(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBe('given');
  });
});

test('once it is known who is here, the kept token is forgotten', async () => {
  const known = Promise.withResolvers<void>();
  const token = withEarlyToken(giving('given'), giving('kept'), known.promise);
  expect(await token(false)).toBe('kept');
  known.resolve();
  await known.promise;
  expect(await token(false)).toBe('given');
});
