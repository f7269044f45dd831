import { type Budget, createBudget } from '../api/budget/budget.ts';
import { createDocuments, type Documents } from '../api/documents/documents.ts';
import { createTokenSource } from '../api/documents/token-source.ts';
import { createOutboxStore, type OutboxStore } from '../api/storage/outbox-store.ts';
import type { Identity } from '../api/identity/identity.ts';
import type { BackendConfig } from './config.ts';

/** The transports that the charts' effects are bound to. */
export type Services = {
  /** The provider's library is a chunk of its own: the sign-in form does not wait for it. */
  readonly identity: () => Promise<Identity>;
  readonly documents: Documents;
  readonly budget: Budget;
  readonly store: OutboxStore;
};

const requestTimeout = 10_000;

const logWarning = (message: string) => {
  console.warn(message);
};

/** Opens the services; the identity library starts loading at once. */
export function createServices(config: BackendConfig, language: string): Services {
  const identity = (async () => {
    const { createIdentity, openAuth } = await import('../api/identity/index.ts');
    return createIdentity(openAuth({ ...config, language }));
  })();
  const tokens = createTokenSource(async (force) => (await identity).token(force));
  const documents = createDocuments({
    root: config.documentsRoot,
    tokens,
    fetch: (input, init) => fetch(input, init),
    timeout: requestTimeout,
    log: logWarning,
  });
  return { identity: () => identity, documents, budget: createBudget(documents), store: createOutboxStore() };
}
