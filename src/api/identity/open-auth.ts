import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Persistence,
} from 'firebase/auth';

export type IdentityOptions = {
  readonly apiKey: string;
  readonly projectId: string;
  /** Origin of the embedded server or of an emulator; undefined for the hosted provider. */
  readonly origin: string | undefined;
  /** Language of the mails. */
  readonly language: string;
};

const browserPersistence: readonly Persistence[] = [indexedDBLocalPersistence, browserLocalPersistence];

/** Opens the provider's library. `getAuth` is avoided: it brings sign-in by popup, which loads foreign scripts. */
export function openAuth(options: IdentityOptions, persistence: readonly Persistence[] = browserPersistence): Auth {
  const { apiKey, projectId, origin, language } = options;
  const auth = initializeAuth(initializeApp({ apiKey, projectId }), { persistence: [...persistence] });
  // Must come before the library's first call, so in the same turn.
  if (origin !== undefined) connectAuthEmulator(auth, origin, { disableWarnings: true });
  auth.languageCode = language;
  return auth;
}
