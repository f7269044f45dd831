import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredRecords, OutboxRecord } from '../../../domain/sync/writes.ts';
import { type StoredRecord, toStoredRecord } from '../stored-sheet.ts';
import { readRecord } from './read-record.ts';

interface OutboxSchema extends DBSchema {
  readonly records: { key: string; value: StoredRecord; indexes: { uid: string } };
}

/** The records that the server has not answered for; they survive crashes and restarts. */
export type OutboxStore = {
  /** Resolves when the record is flushed to disk. */
  readonly append: (record: OutboxRecord) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Removes all records of a user. */
  readonly clear: (uid: string) => Promise<void>;
  /**
   * Reads the records of a user, and separately those that cannot be read. Records of a newer version, and rows without a valid
   * `uid`, are left in place.
   */
  readonly read: (uid: string) => Promise<StoredRecords>;
  /** Calls `listener` when the browser has deleted the database of the open page. Returns the unsubscribe function. */
  readonly watchLoss: (listener: () => void) => () => void;
};

function sorted(rows: readonly unknown[]): StoredRecords {
  const readings = rows.map(readRecord).filter((reading) => reading !== 'newer');
  return {
    records: readings.filter((reading) => 'write' in reading).toSorted((a, b) => a.seq - b.seq),
    unreadable: readings.flatMap((reading) => ('write' in reading ? [] : [reading])),
  };
}

const databaseName = 'mon-budget-outbox';

// By default, Chromium completes a transaction before the data is flushed to disk.
const strict = { durability: 'strict' } as const;

// `async`: some browsers throw synchronously.
async function open(lost: () => void) {
  const opening = openDB<OutboxSchema>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('uid', 'uid');
    },
    // The database is being deleted: this connection must not block it.
    blocking: () => {
      void opening.then((database) => database.close());
      lost();
    },
    terminated: lost,
  });
  return opening;
}

/** Opens or creates the store. Every call rejects in a browser without storage. */
export function createOutboxStore(): OutboxStore {
  const listeners = new Set<() => void>();
  let connection: Promise<IDBPDatabase<OutboxSchema>> | undefined;
  const forget = () => {
    connection = undefined;
  };
  const lost = () => {
    forget();
    for (const listener of listeners) listener();
  };
  const connect = () => {
    const opening = open(lost);
    // Opening fails while the browser clears its storage: the next call retries.
    opening.catch(forget);
    return opening;
  };
  const database = () => (connection ??= connect());
  // Opened eagerly: the start waits for the pending records.
  void database().catch(() => {});
  return {
    append: async (record) => {
      const transaction = (await database()).transaction('records', 'readwrite', strict);
      await Promise.all([transaction.store.put(toStoredRecord(record)), transaction.done]);
    },
    remove: async (id) => {
      const transaction = (await database()).transaction('records', 'readwrite', strict);
      await Promise.all([transaction.store.delete(id), transaction.done]);
    },
    clear: async (uid) => {
      const transaction = (await database()).transaction('records', 'readwrite', strict);
      const ids = await transaction.store.index('uid').getAllKeys(uid);
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    },
    read: async (uid) => sorted(await (await database()).getAllFromIndex('records', 'uid', uid)),
    watchLoss: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
