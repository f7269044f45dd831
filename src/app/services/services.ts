import type { i18n } from 'i18next';
import type { Identity } from '../../api/identity/identity.ts';
import { withTimeout } from '../../api/storage/with-timeout.ts';
import { appTexts, readTexts } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/language.ts';
import type { BackendConfig } from './config.ts';
import { createDeviceServices, type DataServices, type DeviceServices } from './device-services.ts';
import { loadOnce } from './loading.ts';
import { createSignOuts, type SignOuts } from './sign-outs.ts';

/** The transports that the charts' effects are bound to; the sign-in form does not wait for the library of the identity. */
export type Services = {
  /** Whether the provider lets a person end the sessions of their other devices. */
  readonly endsSessions: boolean;
  /** Resolves once the first page is on the screen, and has time for what it does not show. */
  readonly afterFirstPaint: Promise<void>;
  readonly identity: () => Promise<Identity>;
  readonly data: DeviceServices;
  /** The interface's i18next, once it has the texts of a signed-in person too. */
  readonly texts: () => Promise<i18n>;
};

/** The same for a signed-in person. */
export type WorkspaceServices = Omit<Services, 'data'> & { readonly data: DataServices };

/** What the session needs besides. */
export type SessionServices = Services & { readonly signOuts: SignOuts };

/** Opens the services; the identity and the texts are loaded when they are first asked for. */
export function createServices(
  config: BackendConfig,
  language: Language,
  i18n: Promise<i18n>,
  afterFirstPaint: Promise<void>,
): SessionServices {
  let opened: Identity | undefined;
  const identity = loadOnce(async () => {
    const { createIdentity, openAuth, readStoredUser } = await import('../../api/identity/index.ts');
    // The library would sign in again a user who has signed out, and forgets the tokens of one whose account is gone.
    await signOuts.beforeOpening();
    const storedUser = await withTimeout(readStoredUser(config.apiKey));
    const emulator = import.meta.env.VITE_FIREBASE_AUTH_EMULATOR;
    const auth = openAuth(emulator ? { ...config, origin: emulator, language } : { ...config, language });
    opened = createIdentity(auth, config.origin, storedUser);
    return opened;
  });
  const data = createDeviceServices(config, async (force) => (await identity()).token(force));
  const signOuts = createSignOuts({
    data,
    origin: config.origin,
    refreshTokenOf: (uid) => opened?.refreshTokenOf(uid),
    now: () => Date.now(),
  });
  return {
    endsSessions: config.origin !== undefined,
    afterFirstPaint,
    identity,
    texts: async () => {
      // Both files at once: an instance waits for the visitor's.
      const [instance] = await Promise.all([i18n, readTexts(language, 'app')]);
      await appTexts(instance);
      return instance;
    },
    data,
    signOuts,
  };
}
