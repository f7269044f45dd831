import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/** A row of the cache; `id` is unique within its kind. */
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
    // Another tab upgrades or deletes the database: this connection must not block it.
    blocking: () => void opening.then((database) => database.close()),
    terminated: ended,
  });
  const database = await opening;
  if (database.objectStoreNames.contains('rows')) return database;
  database.close();
  throw new DOMException('The database holds something else.', 'DataError');
}

// `async`: some browsers throw synchronously.
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
 * Connects to the database of the cache, which is recreated when it cannot be opened. No call rejects; a call waits while another tab
 * has another version open.
 */
export function connectCache() {
  let connection: Promise<CacheDatabase | undefined> | undefined;

  const forget = () => {
    connection = undefined;
  };

  return {
    /** Undefined without storage. */
    database: (): Promise<CacheDatabase | undefined> => (connection ??= openAnew(forget).catch(() => undefined)),
    /** Deletes the database. */
    drop: async (): Promise<void> => {
      forget();
      await remove().catch(() => {});
    },
  };
}
