import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '../with-timeout.ts';

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
 * Connects to the cache's database, which is made anew when it cannot be opened. No call rejects, and none waits longer than
 * a second for another tab.
 */
export function connectCache() {
  let connection: Promise<CacheDatabase | undefined> | undefined;

  const forget = () => {
    connection = undefined;
  };

  function connect(): Promise<CacheDatabase | undefined> {
    const opening = openAnew(forget).catch(() => undefined);
    const waiting = withTimeout(opening);
    // It may open after the timeout.
    const useLate = async () => {
      await opening;
      if (connection === waiting) connection = opening;
    };
    void useLate();
    return waiting;
  }

  return {
    /** The database; undefined without storage, or when it has not opened within a second. */
    database: (): Promise<CacheDatabase | undefined> => (connection ??= connect()),
    /** Removes the database with everything in it. */
    drop: async (): Promise<void> => {
      forget();
      await withTimeout(remove());
    },
  };
}
