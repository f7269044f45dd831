import { type DBSchema, openDB } from 'idb';

type Tombstone = { readonly uid: string; readonly path: string; readonly at: number };

interface TombstoneSchema extends DBSchema {
  readonly tombstones: { key: [string, string]; value: Tombstone; indexes: { uid: string } };
}

/**
 * The paths below an account that this device has removed: a late copy of an older request may bring one back, and it is
 * removed again when it is seen. In a browser without storage they live in memory, as long as the page.
 */
export type TombstoneStore = {
  /** `now` is in milliseconds since the epoch. */
  readonly add: (uid: string, paths: readonly string[], now: number) => Promise<void>;
  /** Removes the tombstones of what has been restored: the next listing would delete it again otherwise. */
  readonly remove: (uid: string, paths: readonly string[]) => Promise<void>;
  readonly list: (uid: string) => Promise<ReadonlySet<string>>;
  readonly clear: (uid: string) => Promise<void>;
};

const databaseName = 'mon-budget-tombstones';
// No request is in flight for longer; a device whose clock was wrong keeps them longer, which does no harm.
const lifetime = 48 * 60 * 60_000;

const open = async () =>
  openDB<TombstoneSchema>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('tombstones', { keyPath: ['uid', 'path'] }).createIndex('uid', 'uid');
    },
  });

/** Opens the store; it is made when there is none. No call rejects. */
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
      // No storage: in memory.
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
