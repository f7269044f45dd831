import type { Identity } from '../api/identity/identity.ts';
import type { BackendConfig } from './config.ts';
import type { DataServices } from './data-services.ts';

/** The transports that the charts' effects are bound to; each is a chunk of its own, which the sign-in form does not wait for. */
export type Services = {
  readonly identity: () => Promise<Identity>;
  readonly data: () => Promise<DataServices>;
};

/** Opens the services; the identity library starts loading at once, the data services when they are first asked for. */
export function createServices(config: BackendConfig, language: string): Services {
  const identity = (async () => {
    const { createIdentity, openAuth } = await import('../api/identity/index.ts');
    return createIdentity(openAuth({ ...config, language }));
  })();
  let data: Promise<DataServices> | undefined;
  return {
    identity: () => identity,
    data: () => {
      data ??= (async () => {
        const { createDataServices } = await import('./data-services.ts');
        return createDataServices(config.documentsRoot, async (force) => (await identity).token(force));
      })();
      return data;
    },
  };
}
