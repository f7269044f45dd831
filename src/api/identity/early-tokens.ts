import { openDB } from 'idb';
import * as v from 'valibot';
import { soon } from '../storage/soon.ts';
import { attempt } from '../storage/web-storage.ts';

/** What is read of the person that the provider's library keeps; the times are in milliseconds since the epoch. */
const keptPerson = v.object({
  uid: v.string(),
  stsTokenManager: v.object({ accessToken: v.string(), expirationTime: v.number() }),
});

const databaseName = 'firebaseLocalStorageDb';
const storeName = 'firebaseLocalStorage';
const keptRow = v.object({ value: v.unknown() });

// The library renews a token that has no longer to live.
const shortestLife = 30_000;

async function inDatabase(key: string): Promise<unknown> {
  const database = await openDB(databaseName, undefined, {
    // There is none, and making one is left to the library.
    upgrade: (_database, _oldVersion, _newVersion, transaction) => {
      transaction.done.catch(() => {});
      transaction.abort();
    },
  });
  try {
    return v.parse(keptRow, await database.get(storeName, key)).value;
  } finally {
    database.close();
  }
}

const inWebStorage = (key: string): unknown =>
  attempt(
    () => localStorage,
    (storage) => JSON.parse(storage.getItem(key) ?? 'null'),
  );

/**
 * The access token that the provider's library has kept in this browser for `uid`; undefined where it keeps none, or not that
 * person's, or one that has run out at `now` (milliseconds since the epoch). Never rejects.
 */
export async function keptToken(apiKey: string, uid: string, now: number): Promise<string | undefined> {
  const key = `firebase:authUser:${apiKey}:[DEFAULT]`;
  const kept = await inDatabase(key).catch(() => inWebStorage(key));
  const { success, output } = v.safeParse(keptPerson, kept);
  if (!success || output.uid !== uid) return undefined;
  const { accessToken, expirationTime } = output.stsTokenManager;
  return expirationTime - shortestLife > now ? accessToken : undefined;
}

type GetToken = (force: boolean) => Promise<string>;

/**
 * Gives `token`, the provider's, and until it is `known` who is here, which takes the provider a library and a round trip, the
 * one of `kept`. A token that is asked for by force is always the provider's.
 */
export function withEarlyToken(
  token: GetToken,
  kept: () => Promise<string | undefined>,
  known: Promise<unknown>,
): GetToken {
  let early: Promise<string | undefined> | undefined;
  let isKnown = false;
  const forget = async () => {
    await known;
    isKnown = true;
  };
  void forget();
  return async (force) => {
    if (force || isKnown) return token(force);
    early ??= soon(kept());
    return (await early) ?? token(force);
  };
}
