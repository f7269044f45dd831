import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredRecords, OutboxRecord } from '../../../domain/sync/writes.ts';
import { type StoredRecord, toStoredRecord } from '../stored-sheet.ts';
import { readRecord } from './read-record.ts';

interface OutboxSchema extends DBSchema {
  readonly records: { key: string; value: StoredRecord; indexes: { uid: string } };
}

/** The writes of this device that no server has answered for; they survive crashes and restarts. */
export type OutboxStore = {
  /** Resolves once the record is safe on the device. */
  readonly append: (record: OutboxRecord) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Removes all of one person's records. */
  readonly clear: (uid: string) => Promise<void>;
  /**
   * One person's records, and apart from them those that cannot be read. A newer version's are left to it, and a row without a
   * text for its `uid` is nobody's: both stay where they are.
   */
  readonly read: (uid: string) => Promise<StoredRecords>;
  /** Calls `listener` when the browser has deleted the database under the open page; returns what stops that. */
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

// Chromium's default durability completes the transaction before the data is flushed to disk.
const strict = { durability: 'strict' } as const;

// `async`: some browsers throw synchronously where others fire an error event.
async function open(lost: () => void) {
  const opening = openDB<OutboxSchema>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('records', { keyPath: 'id' }).createIndex('uid', 'uid');
    },
    // The database is being deleted, which is blocked by this connection.
    blocking: () => {
      void opening.then((database) => database.close());
      lost();
    },
    terminated: lost,
  });
  return opening;
}

/** Opens the store; it is made when there is none. Every call rejects in a browser without storage. */
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
    // Opening fails while the browser clears its storage: the next call tries again.
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
