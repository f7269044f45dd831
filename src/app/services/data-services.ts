import { type Budget, createBudget } from '../../api/budget/budget.ts';
import { createSender } from '../../api/budget/send/send-record.ts';
import { createDocuments, type Documents } from '../../api/documents/documents.ts';
import { createTokenSource } from '../../api/documents/token-source.ts';
import { type KeptUser, readKeptUser, removeKeptUser } from '../../api/identity/kept-user.ts';
import { type CacheStore, createCacheStore } from '../../api/storage/cache/cache-store.ts';
import { type ImportStore, importStore } from '../../api/storage/import-store.ts';
import { recallPerson } from '../../api/storage/last-person.ts';
import { createOutboxStore, type OutboxStore } from '../../api/storage/outbox/outbox-store.ts';
import { createTombstoneStore, type TombstoneStore } from '../../api/storage/tombstone-store.ts';
import type { BackendConfig } from './config.ts';
import { type UndoStore, undoStore } from './undo-store.ts';
import type { OutboxRecord, WriteOutcome } from '../../domain/sync/writes.ts';

/** What only a signed-in person needs: their data, and what keeps it on the device. */
export type DataServices = {
  readonly documents: Documents;
  readonly budget: Budget;
  readonly store: OutboxStore;
  readonly imports: ImportStore;
  readonly tombstones: TombstoneStore;
  readonly cache: CacheStore;
  readonly undo: UndoStore;
  /** Whom the provider's library has kept in this browser. */
  readonly keptUser: { readonly read: () => Promise<KeptUser | undefined>; readonly remove: () => Promise<void> };
  readonly send: (record: OutboxRecord, signal: AbortSignal) => Promise<WriteOutcome>;
};

const requestTimeout = 10_000;

const logWarning = (message: string) => {
  console.warn(message);
};

/** Opens the data services; `getToken` gives the provider's bearer token. */
export function createDataServices(
  { documentsRoot, apiKey }: BackendConfig,
  getToken: (force: boolean) => Promise<string>,
): DataServices {
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
    budget: createBudget(documents, tombstones),
    store: createOutboxStore(),
    imports: importStore,
    tombstones,
    cache: createCacheStore((uid) => recallPerson()?.uid === uid),
    undo: undoStore,
    keptUser: { read: () => readKeptUser(apiKey), remove: () => removeKeptUser(apiKey) },
    send: createSender({ documents, tombstones, now: () => Date.now() }),
  };
}
