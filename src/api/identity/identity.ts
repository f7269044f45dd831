import {
  applyActionCode,
  type Auth,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  type User as ProviderUser,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Credentials, User } from '../../domain/identity.ts';
import { asIdentityCall, IdentityError } from './identity-error.ts';
import { createOwnSessions } from './own-sessions.ts';

/** The identity provider. Every call rejects with an `IdentityError`. Source: specification, section 7. */
export type Identity = {
  /** Tells `listener` who is signed in: now, at each change, and again whenever the token is renewed; the answer stops it. */
  readonly watch: (listener: (user: User | undefined) => void) => () => void;
  readonly signIn: (credentials: Credentials) => Promise<User>;
  /** Makes the account and signs it in. */
  readonly createAccount: (credentials: Credentials) => Promise<User>;
  readonly setDisplayName: (name: string) => Promise<void>;
  readonly sendVerification: () => Promise<void>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  /** Proves again who is signed in, which delicate changes ask for. */
  readonly reauthenticate: (credentials: Credentials) => Promise<void>;
  /** Changes the address at once; it is then not verified any more, which `watch` tells. */
  readonly changeEmail: (email: string) => Promise<void>;
  /** Changes the address once the link sent to the new one is opened. */
  readonly sendChangeLink: (email: string) => Promise<void>;
  readonly changePassword: (password: string) => Promise<void>;
  /** Removes the account at the provider, and signs out. */
  readonly deleteAccount: () => Promise<void>;
  /** Signs out here; the embedded server, when it can be reached, ends the session too. */
  readonly signOut: () => Promise<void>;
  /** Ends the sessions of this person everywhere but here; only the embedded server can. */
  readonly signOutOthers: () => Promise<void>;
  /** The bearer token of the document calls; `force` renews one that still looks valid. */
  readonly token: (force: boolean) => Promise<string>;
  /** Applies the code of a mail: verification, change or recovery of an address. */
  readonly applyCode: (code: string) => Promise<void>;
  /** The address that a password-reset code belongs to. */
  readonly checkResetCode: (code: string) => Promise<string>;
  readonly confirmReset: (code: string, password: string) => Promise<void>;
  /** Has the provider write its mails in this language from now on, told by its code such as `fr`. */
  readonly speak: (language: string) => void;
};

const userOf = ({ uid, email, emailVerified, displayName }: ProviderUser): User => ({
  uid,
  email: email ?? '',
  emailVerified,
  displayName: displayName ?? '',
});

/** The provider's library behind our own words. `origin` is that of the embedded server, undefined for a hosted provider. */
export function createIdentity(auth: Auth, origin?: string): Identity {
  const sessions = createOwnSessions(origin);
  const currentUser = () => {
    if (!auth.currentUser) throw new IdentityError('no-current-user');
    return auth.currentUser;
  };
  return {
    // The state observer would not tell of a changed address.
    watch: (listener) => onIdTokenChanged(auth, (user) => listener(user ? userOf(user) : undefined)),
    signIn: ({ email, password }) =>
      asIdentityCall(async () => userOf((await signInWithEmailAndPassword(auth, email, password)).user)),
    createAccount: ({ email, password }) =>
      asIdentityCall(async () => userOf((await createUserWithEmailAndPassword(auth, email, password)).user)),
    setDisplayName: (displayName) => asIdentityCall(async () => updateProfile(currentUser(), { displayName })),
    sendVerification: () => asIdentityCall(async () => sendEmailVerification(currentUser())),
    sendPasswordReset: (email) => asIdentityCall(() => sendPasswordResetEmail(auth, email)),
    reauthenticate: ({ email, password }) =>
      asIdentityCall(async () => {
        await reauthenticateWithCredential(currentUser(), EmailAuthProvider.credential(email, password));
      }),
    changeEmail: (email) => asIdentityCall(async () => updateEmail(currentUser(), email)),
    sendChangeLink: (email) => asIdentityCall(async () => verifyBeforeUpdateEmail(currentUser(), email)),
    changePassword: (password) => asIdentityCall(async () => updatePassword(currentUser(), password)),
    deleteAccount: () => asIdentityCall(async () => deleteUser(currentUser())),
    signOut: () =>
      asIdentityCall(async () => {
        const { currentUser: leaving } = auth;
        await signOut(auth);
        if (leaving) sessions.end(leaving.refreshToken);
      }),
    signOutOthers: () => asIdentityCall(() => sessions.endOthers(currentUser().refreshToken)),
    token: (force) =>
      asIdentityCall(async () => {
        // A person whose budget is on show already may not be known to the library yet.
        await auth.authStateReady();
        return currentUser().getIdToken(force);
      }),
    applyCode: (code) => asIdentityCall(() => applyActionCode(auth, code)),
    checkResetCode: (code) => asIdentityCall(() => verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) => asIdentityCall(() => confirmPasswordReset(auth, code, password)),
    speak: (language) => {
      auth.languageCode = language;
    },
  };
}
