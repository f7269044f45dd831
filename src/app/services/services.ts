import type { i18n } from 'i18next';
import type { Identity } from '../../api/identity/identity.ts';
import { withTimeout } from '../../api/storage/with-timeout.ts';
import { loadAppTexts, readTexts } from '../../i18n/i18n.ts';
import type { LanguageCode } from '../../i18n/language.ts';
import type { BackendConfig } from './config.ts';
import type { DataServices } from './data-services.ts';
import { createDeviceServices, type DeviceServices } from './device-services.ts';
import { loadOnce } from './loading.ts';
import { createSignOuts, type SignOuts } from './sign-outs.ts';

/** The transports that effects are bound to. The identity library is loaded on first use: the sign-in form does not wait for it. */
export type Services = {
  /** Whether the provider can end the sessions of a user's other devices. */
  readonly endsSessions: boolean;
  /** Resolves when the first page is painted, and less urgent work may start. */
  readonly afterFirstPaint: Promise<void>;
  readonly identity: () => Promise<Identity>;
  readonly data: DeviceServices;
  /** The i18next instance, once the texts of signed-in screens are loaded. */
  readonly texts: () => Promise<i18n>;
};

export type WorkspaceServices = Omit<Services, 'data'> & { readonly data: DataServices };

export type SessionServices = Services & { readonly signOuts: SignOuts };

export function createServices(
  config: BackendConfig,
  language: LanguageCode,
  i18n: Promise<i18n>,
  afterFirstPaint: Promise<void>,
): SessionServices {
  let opened: Identity | undefined;
  const identity = loadOnce(async () => {
    const { createIdentity, openAuth, readStoredUser } = await import('../../api/identity/index.ts');
    // The library would restore a user whose sign-out was interrupted.
    await signOuts.beforeOpening();
    // Read before the library opens: it removes the stored tokens of a closed account.
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
      // In parallel: the instance waits for the texts of the visitor's screens.
      const [instance] = await Promise.all([i18n, readTexts(language, 'app')]);
      await loadAppTexts(instance);
      return instance;
    },
    data,
    signOuts,
  };
}
