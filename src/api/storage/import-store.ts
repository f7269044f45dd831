import { type DBSchema, openDB } from 'idb';
import type { LastImport } from '../../domain/archive/import-plan.ts';

interface ImportSchema extends DBSchema {
  readonly imports: { key: string; value: LastImport };
}

/** What takes each person's latest import back, kept on this device. Every call rejects when the browser keeps no data. */
export type ImportStore = {
  readonly load: (uid: string) => Promise<LastImport | undefined>;
  readonly keep: (uid: string, lastImport: LastImport) => Promise<void>;
  readonly forget: (uid: string) => Promise<void>;
};

const databaseName = 'mon-budget-imports';
// The import is sent only once what takes it back is on the disk.
const strict = { durability: 'strict' } as const;

// Opened for each call: the store is used a few times a year.
const open = () =>
  openDB<ImportSchema>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('imports');
    },
  });

export const importStore: ImportStore = {
  load: async (uid) => (await open()).get('imports', uid),
  keep: async (uid, lastImport) => {
    const transaction = (await open()).transaction('imports', 'readwrite', strict);
    await Promise.all([transaction.store.put(lastImport, uid), transaction.done]);
  },
  forget: async (uid) => {
    const transaction = (await open()).transaction('imports', 'readwrite', strict);
    await Promise.all([transaction.store.delete(uid), transaction.done]);
  },
};
