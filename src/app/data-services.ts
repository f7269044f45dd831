import { type Budget, createBudget } from '../api/budget/budget.ts';
import { sendWrite } from '../api/budget/send-write.ts';
import { createDocuments, type Documents } from '../api/documents/documents.ts';
import { createTokenSource } from '../api/documents/token-source.ts';
import { type ImportStore, importStore } from '../api/storage/import-store.ts';
import { createOutboxStore, type OutboxStore } from '../api/storage/outbox-store.ts';
import type { OutboxRecord, WriteOutcome } from '../domain/writes.ts';

/** What only a signed-in person needs: their data, and what keeps it on the device. */
export type DataServices = {
  readonly documents: Documents;
  readonly budget: Budget;
  readonly store: OutboxStore;
  readonly imports: ImportStore;
  readonly send: (record: OutboxRecord, signal: AbortSignal) => Promise<WriteOutcome>;
};

const requestTimeout = 10_000;

const logWarning = (message: string) => {
  console.warn(message);
};

/** Opens the data services; `getToken` gives the bearer token of each call. */
export function createDataServices(root: string, getToken: (force: boolean) => Promise<string>): DataServices {
  const documents = createDocuments({
    root,
    tokens: createTokenSource(getToken),
    fetch: (input, init) => fetch(input, init),
    timeout: requestTimeout,
    log: logWarning,
  });
  return {
    documents,
    budget: createBudget(documents),
    store: createOutboxStore(),
    imports: importStore,
    send: ({ uid, write }, signal) => sendWrite(documents, uid, write, signal),
  };
}
