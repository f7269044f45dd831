import type { Budget } from '../../api/budget/budget.ts';
import { createDocuments, type Documents } from '../../api/documents/documents.ts';
import { createTokenSource } from '../../api/documents/token-source.ts';
import { type StoredUser, readStoredUser, removeStoredUser } from '../../api/identity/stored-user.ts';
import { type CacheStore, createCacheStore } from '../../api/storage/cache/cache-store.ts';
import { type ImportStore, importStore } from '../../api/storage/import-store.ts';
import { readLastPerson } from '../../api/storage/last-person.ts';
import { createOutboxStore, type OutboxStore } from '../../api/storage/outbox/outbox-store.ts';
import { createTombstoneStore, type TombstoneStore } from '../../api/storage/tombstone-store.ts';
import type { BackendConfig } from './config.ts';
import type { DraftStore } from './draft-store.ts';
import type { UndoStore } from './undo-store.ts';
import type { OutboxRecord, WriteOutcome } from '../../domain/sync/writes.ts';

/** The documents of a person, and what is stored of them on this device: a sign-out removes it before anybody has signed in. */
export type DeviceServices = {
  readonly documents: Documents;
  readonly store: OutboxStore;
  readonly imports: ImportStore;
  readonly tombstones: TombstoneStore;
  readonly cache: CacheStore;
  /** The user that the provider's library has stored in this browser. */
  readonly storedUser: { readonly read: () => Promise<StoredUser | undefined>; readonly remove: () => Promise<void> };
};

/** The same, with what reads and sends a budget, which only a signed-in person needs. */
export type DataServices = DeviceServices & {
  readonly budget: Budget;
  readonly send: (record: OutboxRecord, signal: AbortSignal) => Promise<WriteOutcome>;
  readonly undo: UndoStore;
  readonly drafts: DraftStore;
};

const requestTimeout = 10_000;

const logWarning = (message: string) => {
  console.warn(message);
};

/** Opens the services of the device; `getToken` gives the provider's bearer token. */
export function createDeviceServices(
  { documentsRoot, apiKey }: BackendConfig,
  getToken: (force: boolean) => Promise<string>,
): DeviceServices {
  const documents = createDocuments({
    root: documentsRoot,
    tokens: createTokenSource(getToken),
    fetch: (input, init) => fetch(input, init),
    timeout: requestTimeout,
    log: logWarning,
  });
  const tombstones = createTombstoneStore();
  return {
    documents,
    store: createOutboxStore(),
    imports: importStore,
    tombstones,
    cache: createCacheStore((uid) => readLastPerson()?.uid === uid),
    storedUser: { read: () => readStoredUser(apiKey), remove: () => removeStoredUser(apiKey) },
  };
}
