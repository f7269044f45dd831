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
  /** The origin of the embedded server or of an emulator; undefined for the hosted provider. */
  readonly origin: string | undefined;
  /** The language of mails. */
  readonly language: string;
};

const browserPersistence: readonly Persistence[] = [indexedDBLocalPersistence, browserLocalPersistence];

/** Opens the identity library. Not `getAuth`: it includes the sign-in popup, which loads third-party scripts. */
export function openAuth(options: IdentityOptions, persistence: readonly Persistence[] = browserPersistence): Auth {
  const { apiKey, projectId, origin, language } = options;
  const auth = initializeAuth(initializeApp({ apiKey, projectId }), { persistence: [...persistence] });
  // In the same turn, before the first call of the library.
  if (origin !== undefined) connectAuthEmulator(auth, origin, { disableWarnings: true });
  auth.languageCode = language;
  return auth;
}
