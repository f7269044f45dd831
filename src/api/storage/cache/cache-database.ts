import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/** A row of the cache; `id` tells those of one kind apart. */
type CacheRow = {
  /** The format of `value`. */
  readonly v: number;
  readonly uid: string;
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
};

interface CacheSchema extends DBSchema {
  readonly rows: {
    key: [uid: string, kind: string, id: string];
    value: CacheRow;
    indexes: { kind: [v: number, uid: string, kind: string] };
  };
}

export type CacheDatabase = IDBPDatabase<CacheSchema>;

const databaseName = 'mon-budget-cache';

async function open(ended: () => void): Promise<CacheDatabase> {
  const opening = openDB<CacheSchema>(databaseName, 1, {
    upgrade: (database) => {
      const rows = database.createObjectStore('rows', { keyPath: ['uid', 'kind', 'id'] });
      rows.createIndex('kind', ['v', 'uid', 'kind']);
    },
    // Another tab upgrades or deletes the database, which is blocked by this connection.
    blocking: () => void opening.then((database) => database.close()),
    terminated: ended,
  });
  const database = await opening;
  if (database.objectStoreNames.contains('rows')) return database;
  database.close();
  throw new DOMException('The database holds something else.', 'DataError');
}

// `async`: some browsers throw synchronously where others fire an error event.
const remove = async () => deleteDB(databaseName);

async function openAnew(ended: () => void): Promise<CacheDatabase> {
  try {
    return await open(ended);
  } catch {
    await remove();
    return open(ended);
  }
}

/**
 * Connects to the cache's database, which is made anew when it cannot be opened. No call rejects; each waits for another tab
 * that holds another version open.
 */
export function connectCache() {
  let connection: Promise<CacheDatabase | undefined> | undefined;

  const forget = () => {
    connection = undefined;
  };

  return {
    /** The database; undefined without storage. */
    database: (): Promise<CacheDatabase | undefined> => (connection ??= openAnew(forget).catch(() => undefined)),
    /** Removes the database with everything in it. */
    drop: async (): Promise<void> => {
      forget();
      await remove().catch(() => {});
    },
  };
}
