import {
  applyActionCode,
  type Auth,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User as ProviderUser,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Credentials, User } from '../../domain/identity.ts';
import { asIdentityCall, IdentityError } from './identity-error.ts';

/** The identity provider. Every call rejects with an `IdentityError`. Source: specification, section 7. */
export type Identity = {
  /** Tells `listener` who is signed in, now and at each change; the answer stops it. */
  readonly watch: (listener: (user: User | undefined) => void) => () => void;
  readonly signIn: (credentials: Credentials) => Promise<User>;
  /** Makes the account and signs it in. */
  readonly createAccount: (credentials: Credentials) => Promise<User>;
  readonly setDisplayName: (name: string) => Promise<void>;
  readonly sendVerification: () => Promise<void>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** The bearer token of the document calls; `force` renews one that still looks valid. */
  readonly token: (force: boolean) => Promise<string>;
  /** Applies the code of a mail: verification, change or recovery of an address. */
  readonly applyCode: (code: string) => Promise<void>;
  /** The address that a password-reset code belongs to. */
  readonly checkResetCode: (code: string) => Promise<string>;
  readonly confirmReset: (code: string, password: string) => Promise<void>;
};

const userOf = ({ uid, email, emailVerified, displayName }: ProviderUser): User => ({
  uid,
  email: email ?? '',
  emailVerified,
  displayName: displayName ?? '',
});

/** The provider's library behind our own words. */
export function createIdentity(auth: Auth): Identity {
  const currentUser = () => {
    if (!auth.currentUser) throw new IdentityError('no-current-user');
    return auth.currentUser;
  };
  return {
    watch: (listener) => onAuthStateChanged(auth, (user) => listener(user ? userOf(user) : undefined)),
    signIn: ({ email, password }) =>
      asIdentityCall(async () => userOf((await signInWithEmailAndPassword(auth, email, password)).user)),
    createAccount: ({ email, password }) =>
      asIdentityCall(async () => userOf((await createUserWithEmailAndPassword(auth, email, password)).user)),
    setDisplayName: (displayName) => asIdentityCall(async () => updateProfile(currentUser(), { displayName })),
    sendVerification: () => asIdentityCall(async () => sendEmailVerification(currentUser())),
    sendPasswordReset: (email) => asIdentityCall(() => sendPasswordResetEmail(auth, email)),
    signOut: () => asIdentityCall(() => signOut(auth)),
    token: (force) => asIdentityCall(async () => currentUser().getIdToken(force)),
    applyCode: (code) => asIdentityCall(() => applyActionCode(auth, code)),
    checkResetCode: (code) => asIdentityCall(() => verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) => asIdentityCall(() => confirmPasswordReset(auth, code, password)),
  };
}
