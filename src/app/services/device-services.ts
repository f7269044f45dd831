import { createDocuments, type Documents } from '../../api/documents/documents.ts';
import { createTokenSource } from '../../api/documents/token-source.ts';
import { type StoredUser, readStoredUser, removeStoredUser } from '../../api/identity/stored-user.ts';
import { type CacheStore, createCacheStore } from '../../api/storage/cache/cache-store.ts';
import { type ImportStore, importStore } from '../../api/storage/import-store.ts';
import { readLastUser } from '../../api/storage/last-user.ts';
import { createOutboxStore, type OutboxStore } from '../../api/storage/outbox/outbox-store.ts';
import { createTombstoneStore, type TombstoneStore } from '../../api/storage/tombstone-store.ts';
import type { BackendConfig } from './config.ts';

/** The document calls and the stores of this device: a sign-out clears them even before anyone has signed in on this page. */
export type DeviceServices = {
  readonly documents: Documents;
  readonly store: OutboxStore;
  readonly imports: ImportStore;
  readonly tombstones: TombstoneStore;
  readonly cache: CacheStore;
  /** The user that the identity library has stored in this browser. */
  readonly storedUser: { readonly read: () => Promise<StoredUser | undefined>; readonly remove: () => Promise<void> };
};

const requestTimeout = 10_000;

/** Opens the services of this device; `getToken` resolves to the bearer token, refreshed when `force` is true. */
export function createDeviceServices(
  { documentsRoot, apiKey }: BackendConfig,
  getToken: (force: boolean) => Promise<string>,
): DeviceServices {
  const documents = createDocuments({
    root: documentsRoot,
    tokens: createTokenSource(getToken),
    fetch: (input, init) => fetch(input, init),
    timeout: requestTimeout,
    log: (message) => console.warn(message),
  });
  const tombstones = createTombstoneStore();
  return {
    documents,
    store: createOutboxStore(),
    imports: importStore,
    tombstones,
    cache: createCacheStore((uid) => readLastUser()?.uid === uid),
    storedUser: { read: () => readStoredUser(apiKey), remove: () => removeStoredUser(apiKey) },
  };
}
