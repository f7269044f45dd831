import { type DBSchema, openDB } from 'idb';

type Tombstone = { readonly uid: string; readonly path: string; readonly at: number };

interface TombstoneSchema extends DBSchema {
  readonly tombstones: { key: [string, string]; value: Tombstone; indexes: { uid: string } };
}

/**
 * The paths that this device has removed in an account. If a late copy of an older request brings one back, it is removed again. In a
 * browser without storage, tombstones live in memory.
 */
export type TombstoneStore = {
  /** `now` is in milliseconds since the epoch. */
  readonly add: (uid: string, paths: readonly string[], now: number) => Promise<void>;
  /** Removes the tombstones of restored paths: otherwise the next listing would delete them again. */
  readonly remove: (uid: string, paths: readonly string[]) => Promise<void>;
  readonly list: (uid: string) => Promise<ReadonlySet<string>>;
  readonly clear: (uid: string) => Promise<void>;
};

const databaseName = 'mon-budget-tombstones';
// No request is in flight for longer.
const lifetime = 48 * 60 * 60_000;

const open = async () =>
  openDB<TombstoneSchema>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('tombstones', { keyPath: ['uid', 'path'] }).createIndex('uid', 'uid');
    },
  });

/** Opens or creates the store. No call rejects. */
export function createTombstoneStore(): TombstoneStore {
  const opened = open();
  opened.catch(() => {});
  const inMemory = new Map<string, Map<string, Tombstone>>();

  const ofPerson = (uid: string): Map<string, Tombstone> => {
    const known = inMemory.get(uid) ?? new Map<string, Tombstone>();
    inMemory.set(uid, known);
    return known;
  };

  async function change(uid: string, added: readonly Tombstone[], removed: readonly string[]): Promise<void> {
    const known = ofPerson(uid);
    for (const path of removed) known.delete(path);
    try {
      const transaction = (await opened).transaction('tombstones', 'readwrite');
      await Promise.all([
        ...added.map((tombstone) => transaction.store.put(tombstone)),
        ...removed.map((path) => transaction.store.delete([uid, path])),
        transaction.done,
      ]);
    } catch {
      // No storage.
      for (const tombstone of added) known.set(tombstone.path, tombstone);
    }
  }

  const storedOf = async (uid: string): Promise<readonly Tombstone[]> => {
    try {
      return await (await opened).getAllFromIndex('tombstones', 'uid', uid);
    } catch {
      return [];
    }
  };

  return {
    add: async (uid, paths, now) => {
      const old = (await storedOf(uid)).filter(({ at }) => now - at > lifetime).map(({ path }) => path);
      await change(
        uid,
        paths.map((path) => ({ uid, path, at: now })),
        old.filter((path) => !paths.includes(path)),
      );
    },
    remove: (uid, paths) => change(uid, [], paths),
    list: async (uid) => new Set([...(await storedOf(uid)).map(({ path }) => path), ...ofPerson(uid).keys()]),
    clear: async (uid) => {
      await change(
        uid,
        [],
        (await storedOf(uid)).map(({ path }) => path),
      );
      inMemory.delete(uid);
    },
  };
}
