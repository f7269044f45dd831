import { type DBSchema, openDB } from 'idb';
import type { LastImport } from '../../domain/archive/import-plan.ts';

interface ImportSchema extends DBSchema {
  readonly imports: { key: string; value: LastImport };
}

/** The inverse of each user's latest import, stored on this device. Every call rejects in a browser without storage. */
export type ImportStore = {
  readonly load: (uid: string) => Promise<LastImport | undefined>;
  readonly save: (uid: string, lastImport: LastImport) => Promise<void>;
  readonly remove: (uid: string) => Promise<void>;
};

const databaseName = 'mon-budget-imports';
// The import is sent only when its inverse is flushed to disk: it must stay undoable after a crash.
const strict = { durability: 'strict' } as const;

// Opened for each call: the store is rarely used.
const open = () =>
  openDB<ImportSchema>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('imports');
    },
  });

export const importStore: ImportStore = {
  load: async (uid) => (await open()).get('imports', uid),
  save: async (uid, lastImport) => {
    const transaction = (await open()).transaction('imports', 'readwrite', strict);
    await Promise.all([transaction.store.put(lastImport, uid), transaction.done]);
  },
  remove: async (uid) => {
    const transaction = (await open()).transaction('imports', 'readwrite', strict);
    await Promise.all([transaction.store.delete(uid), transaction.done]);
  },
};
