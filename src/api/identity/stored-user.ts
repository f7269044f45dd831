import { type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { withStorage } from '../storage/web-storage.ts';

/** The fields read from the user that the identity library stores; times are in milliseconds since the epoch. */
const storedUser = v.object({
  uid: v.string(),
  stsTokenManager: v.object({ accessToken: v.string(), refreshToken: v.string(), expirationTime: v.number() }),
});

/** The user that the identity library has stored in this browser, with their tokens. */
export type StoredUser = {
  readonly uid: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token expires, in milliseconds since the epoch. */
  readonly expirationTime: number;
};

const databaseName = 'firebaseLocalStorageDb';
const storeName = 'firebaseLocalStorage';
const storedRow = v.object({ value: v.unknown() });

const keyOf = (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`;

async function inDatabase<T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB(databaseName, undefined, {
    // The database does not exist: aborted, so that the library creates it.
    upgrade: (_database, _oldVersion, _newVersion, transaction) => {
      transaction.done.catch(() => {});
      transaction.abort();
    },
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

const readRow = (key: string): Promise<unknown> =>
  inDatabase(async (database) => v.parse(storedRow, await database.get(storeName, key)).value);

const inWebStorage = <T>(use: (storage: Storage) => T): T | undefined => withStorage(() => localStorage, use);

/** Reads the user that the identity library has stored; undefined for none. Never rejects. */
export async function readStoredUser(apiKey: string): Promise<StoredUser | undefined> {
  const key = keyOf(apiKey);
  const stored = await readRow(key).catch(() =>
    inWebStorage((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')),
  );
  const { success, output } = v.safeParse(storedUser, stored);
  return success ? { uid: output.uid, ...output.stsTokenManager } : undefined;
}

/** Removes that user from IndexedDB and web storage. Never rejects. */
export async function removeStoredUser(apiKey: string): Promise<void> {
  const key = keyOf(apiKey);
  inWebStorage((storage) => storage.removeItem(key));
  await inDatabase((database) => database.delete(storeName, key)).catch(() => {});
}
