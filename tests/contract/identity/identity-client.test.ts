import type { FirebaseApp } from 'firebase/app';
import { deleteApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

const email = 'owner@example.com';
const password = 'correct horse battery';

let server: LocalServer;
let app: FirebaseApp;
let auth: Auth;

beforeEach(async () => {
  server = await startLocalServer();
  app = initializeApp({ apiKey: 'any', projectId: 'mon-budget' }, crypto.randomUUID());
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
});

afterEach(async () => {
  await deleteApp(app);
  await server.stop();
});

const signUp = async () => (await createUserWithEmailAndPassword(auth, email, password)).user;
const signUpAndVerify = async () => {
  const user = await signUp();
  await sendEmailVerification(user);
  await applyActionCode(auth, server.lastCode());
  await user.reload();
  await user.getIdToken(true);
  return user;
};

describe('the identity SDK', () => {
  // Source: docs/specification.md#backends, docs/specification.md#identity-create, docs/specification.md#identity-verify,
  // docs/specification.md#identity-sign-out, docs/specification.md#identity-sign-in, docs/specification.md#identity-codes.
  it('signs up, verifies, sets a name, signs out and signs in', async () => {
    const user = await signUpAndVerify();
    expect(user.emailVerified).toBe(true);
    await updateProfile(user, { displayName: 'Camille' });
    await signOut(auth);
    const again = await signInWithEmailAndPassword(auth, email, password);
    expect([again.user.uid, again.user.displayName]).toEqual([user.uid, 'Camille']);
    const { claims, signInProvider } = await again.user.getIdTokenResult();
    expect([claims['email_verified'], claims['name'], signInProvider]).toEqual([true, 'Camille', 'password']);
  });

  it('reports the errors of the specification', async () => {
    await signUp();
    const codes = [
      createUserWithEmailAndPassword(auth, email, password),
      createUserWithEmailAndPassword(auth, 'a@example.com', '123456'),
      signInWithEmailAndPassword(auth, email, 'wrong one'),
      signInWithEmailAndPassword(auth, 'nobody@example.com', password),
      sendPasswordResetEmail(auth, 'nobody@example.com'),
      applyActionCode(auth, 'nonsense'),
    ];
    const results = await Promise.all(
      codes.map(async (call) =>
        call.then(
          () => 'done',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(results).toEqual([
      'auth/email-already-in-use',
      'auth/weak-password',
      'auth/wrong-password',
      'auth/user-not-found',
      'auth/user-not-found',
      'auth/invalid-action-code',
    ]);
  });

  // Source: docs/specification.md#identity-again, docs/specification.md#identity-password.
  it('reauthenticates, changes the password, and stays signed in with the new tokens', async () => {
    const user = await signUp();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    await updatePassword(user, 'brand new horse');
    await user.getIdToken(true);
    await user.reload();
    const foreign = reauthenticateWithCredential(user, EmailAuthProvider.credential('nobody@example.com', password));
    await expect(foreign).rejects.toMatchObject({ code: 'auth/user-mismatch' });
  });

  // Source: docs/specification.md#identity-email.
  it('changes the address directly and by a mailed link', async () => {
    const user = await signUpAndVerify();
    await updateEmail(user, 'second@example.com');
    expect([user.email, user.emailVerified]).toEqual(['second@example.com', false]);
    await verifyBeforeUpdateEmail(user, 'third@example.com');
    const code = server.lastCode();
    expect((await checkActionCode(auth, code)).data.email).toBe('third@example.com');
    await applyActionCode(auth, code);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect((await signInWithEmailAndPassword(auth, 'third@example.com', password)).user.uid).toBe(user.uid);
  });

  // Source: docs/specification.md#identity-reset, docs/specification.md#identity-codes.
  it('resets a password by a mailed link', async () => {
    await signUp();
    await sendPasswordResetEmail(auth, email);
    const code = server.lastCode();
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    await confirmPasswordReset(auth, code, 'brand new horse');
    expect((await signInWithEmailAndPassword(auth, email, 'brand new horse')).user.emailVerified).toBe(true);
  });

  // Source: docs/specification.md#identity-delete, docs/specification.md#server-recent-sign-in.
  it('must reauthenticate to delete the account', async () => {
    const user = await signUp();
    server.advance(301);
    await expect(deleteUser(user)).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
  });

  it('stays signed in when the server fails', async () => {
    const user = await signUp();
    await server.stop();
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(auth.currentUser?.uid).toBe(user.uid);
    server = await startLocalServer();
  });
});
