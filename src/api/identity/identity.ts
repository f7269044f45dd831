import {
  applyActionCode,
  type Auth,
  checkActionCode,
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
  updateCurrentUser,
  updateEmail,
  updatePassword,
  updateProfile,
  type User as ProviderUser,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { FirebaseError } from 'firebase/app';
import type { ClosureReason } from '../../domain/sync/closure.ts';
import type { Credentials, MailedCode, NewPassword, User } from '../../domain/identity/identity.ts';
import { askClosureReason, type LastTokens } from './closure-reason.ts';
import { asIdentityCall, IdentityError } from './identity-error.ts';
import { callAboutSession } from './end-session.ts';
import { inheritedSinceOf, startOver } from './inherited-account.ts';

/** Ends all other sessions of the account; only the embedded server can. Rejects with an `IdentityError`. */
async function endOtherSessions(origin: string | undefined, refreshToken: string): Promise<void> {
  if (origin === undefined) throw new IdentityError('operation-not-allowed');
  const answer = await callAboutSession(origin, 'signOutOthers', refreshToken).catch((error: unknown) => {
    throw new IdentityError('network-request-failed', error);
  });
  if (!answer.ok) throw new IdentityError('unknown');
}

/**
 * The identity provider. Every call rejects with an `IdentityError`.
 * Source: docs/specification.md#identity-sign-in, docs/specification.md#identity-create, docs/specification.md#identity-reset,
 * docs/specification.md#identity-verify, docs/specification.md#identity-sign-out, docs/specification.md#identity-email,
 * docs/specification.md#identity-password, docs/specification.md#identity-again, docs/specification.md#identity-watch,
 * docs/specification.md#identity-token, docs/specification.md#identity-delete, docs/specification.md#identity-codes.
 */
export type Identity = {
  /** Calls `listener` with the user now, on each change and on each token refresh. Returns the unsubscribe function. */
  readonly watch: (listener: (user: User | undefined) => void) => () => void;
  readonly signIn: (credentials: Credentials) => Promise<User>;
  /** Creates the account and signs in. */
  readonly createAccount: (credentials: Credentials) => Promise<User>;
  readonly setDisplayName: (name: string) => Promise<void>;
  readonly sendVerification: () => Promise<void>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  /** Confirms the password again, as sensitive changes require. */
  readonly reauthenticate: (credentials: Credentials) => Promise<void>;
  /** Changes the address at once and sends a verification mail; `watch` announces the unverified address. */
  readonly changeEmail: (email: string) => Promise<void>;
  /** Sends a link to the new address, which changes it when opened. */
  readonly sendChangeLink: (email: string) => Promise<void>;
  readonly changePassword: (password: string) => Promise<void>;
  /** Deletes the account at the provider, and signs out. */
  readonly deleteAccount: () => Promise<void>;
  /** Stores the signed-in user again after the browser has cleared its storage. */
  readonly persistSession: () => Promise<void>;
  /**
   * Signs a user out on this device; with an empty `uid`, any user. Another user who has signed in meanwhile stays. The session at the
   * provider continues: it is ended by its refresh token.
   */
  readonly signOut: (uid: string) => Promise<void>;
  /** Why a user's account was closed; undefined if it exists. */
  readonly closureReason: (uid: string) => Promise<ClosureReason | undefined>;
  /** The refresh token of the signed-in user; undefined for any other. */
  readonly refreshTokenOf: (uid: string) => string | undefined;
  /** Ends the sessions of all other devices; only the embedded server can. */
  readonly signOutOthers: () => Promise<void>;
  /** The bearer token of document calls; `force` renews a valid one. */
  readonly token: (force: boolean) => Promise<string>;
  /** Applies the code of a mail: verifies, changes or recovers an address. */
  readonly applyCode: (code: string) => Promise<void>;
  /** Reads the code of a mail. Only the embedded server knows whether the account may be inherited. */
  readonly checkCode: (code: string) => Promise<MailedCode>;
  /** Sets a new password; only the embedded server can start over. */
  readonly confirmReset: (newPassword: NewPassword) => Promise<void>;
  /** Sets the language of the provider's mails, such as `fr`. */
  readonly setMailLanguage: (language: string) => void;
};

const userOf = ({ uid, email, emailVerified, displayName }: ProviderUser): User => ({
  uid,
  email: email ?? '',
  emailVerified,
  displayName: displayName ?? '',
});

const sessionEndings = new Set(['auth/user-not-found', 'auth/user-token-expired', 'auth/user-disabled']);

const maxTries = 20;
const retryDelay = 100;

/**
 * Wraps the identity library. `origin` is that of the embedded server, undefined for a hosted provider; `storedUser` is the user that
 * the library had stored in this browser.
 */
export function createIdentity(auth: Auth, origin?: string, storedUser?: LastTokens): Identity {
  // The library drops both tokens when it ends a session.
  let lastTokens = storedUser;
  const rememberTokens = async (user: ProviderUser | null) => {
    if (!user) return;
    const { uid, refreshToken } = user;
    lastTokens = { uid, refreshToken, accessToken: await user.getIdToken() };
  };
  onIdTokenChanged(auth, (user) => void rememberTokens(user).catch(() => {}));
  // The user that is being stored again: meanwhile, the library may announce that no one is signed in.
  let beingPersisted: ProviderUser | undefined;
  let persisting = Promise.resolve();
  const currentUser = async () => {
    // The cached budget is shown before the library has read its user: `currentUser` is null until then.
    await auth.authStateReady();
    const user = beingPersisted ?? auth.currentUser;
    if (!user) throw new IdentityError('no-current-user');
    return user;
  };
  const persist = async (user: ProviderUser, tries: number): Promise<void> => {
    try {
      // Twice: the library finds its storage empty and signs out, before this call or after the first one.
      await updateCurrentUser(auth, user);
      await updateCurrentUser(auth, user);
    } catch (error) {
      // A browser stores nothing while it is clearing its storage.
      if (tries === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      await persist(user, tries - 1);
    }
  };
  const persistSession = async () => {
    beingPersisted = await currentUser();
    try {
      await persist(beingPersisted, maxTries);
    } finally {
      beingPersisted = undefined;
      if (!auth.currentUser) await signOut(auth);
    }
  };
  /** Signs out when the session has ended, which the library only does in some calls. */
  const signOutIfEnded = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof FirebaseError && sessionEndings.has(error.code)) await signOut(auth);
      throw error;
    }
  };
  return {
    // Not `onAuthStateChanged`: it does not announce a changed address.
    watch: (listener) =>
      onIdTokenChanged(auth, (user) => {
        if (user || !beingPersisted) listener(user ? userOf(user) : undefined);
      }),
    signIn: ({ email, password }) =>
      asIdentityCall(async () => userOf((await signInWithEmailAndPassword(auth, email, password)).user)),
    createAccount: ({ email, password }) =>
      asIdentityCall(async () => userOf((await createUserWithEmailAndPassword(auth, email, password)).user)),
    setDisplayName: (displayName) => asIdentityCall(async () => updateProfile(await currentUser(), { displayName })),
    sendVerification: () => asIdentityCall(async () => sendEmailVerification(await currentUser())),
    sendPasswordReset: (email) => asIdentityCall(() => sendPasswordResetEmail(auth, email)),
    reauthenticate: ({ email, password }) =>
      asIdentityCall(async () => {
        await reauthenticateWithCredential(await currentUser(), EmailAuthProvider.credential(email, password));
      }),
    changeEmail: (email) =>
      asIdentityCall(async () => {
        const user = await currentUser();
        await updateEmail(user, email);
        // The address is changed already; the next dialog can send another mail.
        await sendEmailVerification(user).catch(() => {});
      }),
    sendChangeLink: (email) =>
      asIdentityCall(async () => signOutIfEnded(async () => verifyBeforeUpdateEmail(await currentUser(), email))),
    changePassword: (password) => asIdentityCall(async () => updatePassword(await currentUser(), password)),
    deleteAccount: () => asIdentityCall(async () => deleteUser(await currentUser())),
    persistSession: () => asIdentityCall(() => (persisting = persisting.then(persistSession, persistSession))),
    signOut: (uid) =>
      asIdentityCall(async () => {
        await auth.authStateReady();
        // Otherwise a user who is being stored again would be signed in after the sign-out.
        await persisting.catch(() => {});
        // Another user may have signed in meanwhile, in another tab.
        if (['', auth.currentUser?.uid].includes(uid)) await signOut(auth);
      }),
    closureReason: async (uid) =>
      lastTokens?.uid === uid ? askClosureReason({ apiKey: auth.config.apiKey, origin }, lastTokens) : undefined,
    refreshTokenOf: (uid) => (auth.currentUser?.uid === uid ? auth.currentUser.refreshToken : undefined),
    signOutOthers: () => asIdentityCall(async () => endOtherSessions(origin, (await currentUser()).refreshToken)),
    token: (force) => asIdentityCall(async () => signOutIfEnded(async () => (await currentUser()).getIdToken(force))),
    applyCode: (code) => asIdentityCall(() => applyActionCode(auth, code)),
    checkCode: (code) =>
      asIdentityCall(async () => {
        const { data } = await checkActionCode(auth, code);
        const inheritedSince = origin === undefined ? undefined : await inheritedSinceOf(origin, code);
        return { email: data.email ?? '', inheritedSince };
      }),
    confirmReset: ({ code, password, startsOver }) =>
      asIdentityCall(async () => {
        if (origin !== undefined && startsOver) await startOver(origin, code, password);
        else await confirmPasswordReset(auth, code, password);
      }),
    setMailLanguage: (language) => {
      auth.languageCode = language;
    },
  };
}
