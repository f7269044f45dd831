import { firestore as googleFirestore } from '@googleapis/firestore';
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
import {
  setLogLevel,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from './support/calls.ts';
import { signUpVerified } from './support/calls.ts';
import type { LocalServer } from './support/local-server.ts';
import { startLocalServer } from './support/local-server.ts';
import { entryFields, sampleId, sheetFields } from './support/samples.ts';

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
  it('signs up, verifies, names, signs out and signs in', async () => {
    const user = await signUpAndVerify();
    expect(user.emailVerified).toBe(true);
    await updateProfile(user, { displayName: 'Camille' });
    await signOut(auth);
    const again = await signInWithEmailAndPassword(auth, email, password);
    expect([again.user.uid, again.user.displayName]).toEqual([user.uid, 'Camille']);
    const { claims, signInProvider } = await again.user.getIdTokenResult();
    expect([claims['email_verified'], claims['name'], signInProvider]).toEqual([true, 'Camille', 'password']);
  });

  it('names the failures of the specification', async () => {
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

  it('signs in again and changes the password, and stays signed in with the new tokens', async () => {
    const user = await signUp();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    await updatePassword(user, 'brand new horse');
    await user.getIdToken(true);
    await user.reload();
    const foreign = reauthenticateWithCredential(user, EmailAuthProvider.credential('nobody@example.com', password));
    await expect(foreign).rejects.toMatchObject({ code: 'auth/user-mismatch' });
  });

  it('changes the address at once, and by a mailed link', async () => {
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

  it('resets a password by a mailed link', async () => {
    await signUp();
    await sendPasswordResetEmail(auth, email);
    const code = server.lastCode();
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    await confirmPasswordReset(auth, code, 'brand new horse');
    expect((await signInWithEmailAndPassword(auth, email, 'brand new horse')).user.emailVerified).toBe(true);
  });

  it('is asked to sign in again before a late change, and may delete the account after it', async () => {
    const user = await signUp();
    server.advance(301);
    await expect(deleteUser(user)).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
  });

  it('stays signed in when the server stops answering', async () => {
    const user = await signUp();
    await server.stop();
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(auth.currentUser?.uid).toBe(user.uid);
    server = await startLocalServer();
  });
});

describe('the document SDK', () => {
  it('writes, reads, orders, batches and deletes with the token of the user', async () => {
    const { uid } = await signUpAndVerify();
    // The refusals at the end are expected; the SDK would print each of them.
    setLogLevel('silent');
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, '127.0.0.1', Number(new URL(server.origin).port));
    const id = sampleId('sheet');
    const sheet = doc(firestore, uid, id);
    const datePicker = Timestamp.fromDate(new Date('2026-09-05'));
    await setDoc(sheet, { sheetid: id, date: '2026-9-5', datePicker, accountBalance: 12.5 });
    await setDoc(doc(firestore, uid, 'parameters'), { operations: ['Pain'] });
    await updateDoc(doc(firestore, uid, 'parameters'), { operations: arrayUnion('Lait', 'Pain') });
    expect((await getDoc(doc(firestore, uid, 'parameters'))).data()).toEqual({ operations: ['Pain', 'Lait'] });
    const batch = writeBatch(firestore);
    const entries = [3, 1, 2].map((day) => ({ day, entry: sampleId(`e${String(day)}`) }));
    for (const { day, entry } of entries) {
      batch.set(doc(firestore, uid, id, 'outDay', entry), { id: entry, name: 'Pain', value: 1.5, day, paid: false });
    }
    await batch.commit();
    const ordered = await getDocs(query(collection(firestore, uid, id, 'outDay'), orderBy('day')));
    expect(ordered.docs.map((entry): unknown => entry.data()['day'])).toEqual([1, 2, 3]);
    await deleteDoc(sheet);
    expect((await getDoc(sheet)).exists()).toBe(false);
    await expect(getDoc(doc(firestore, 'somebody', id))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(updateDoc(sheet, { accountBalance: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

const parentOf = ({ localId }: Account): string => `projects/mon-budget/databases/(default)/documents/${localId}`;

describe('the generated REST client', () => {
  it('makes every call of the specification', async () => {
    const account = await signUpVerified(server, 'rest@example.com');
    const client = googleFirestore({
      version: 'v1',
      rootUrl: `${server.origin}/`,
      headers: { authorization: `Bearer ${account.idToken}` },
    }).projects.databases.documents;
    const [sheet, entry] = [sampleId('sheet'), sampleId('entry')];
    const root = 'projects/mon-budget/databases/(default)/documents';
    const name = `${parentOf(account)}/${sheet}/outDay/${entry}`;
    await client.createDocument({
      parent: root,
      collectionId: account.localId,
      documentId: sheet,
      requestBody: { fields: copy(sheetFields(sheet)) },
    });
    await client.createDocument({
      parent: `${parentOf(account)}/${sheet}`,
      collectionId: 'outDay',
      documentId: entry,
      requestBody: { fields: copy(entryFields(entry)) },
    });
    await client.patch({
      name,
      'updateMask.fieldPaths': ['paid'],
      'currentDocument.exists': true,
      requestBody: { fields: { paid: { booleanValue: true } } },
    });
    expect((await client.get({ name })).data.fields?.['paid']).toEqual({ booleanValue: true });
    const sheets = await client.list({
      parent: root,
      collectionId: account.localId,
      orderBy: 'datePicker desc',
      pageSize: 100,
    });
    expect(sheets.data.documents?.map((document) => document.fields?.['sheetid']?.stringValue)).toEqual([sheet]);
    const entries = await client.list({
      parent: `${parentOf(account)}/${sheet}`,
      collectionId: 'outDay',
      orderBy: 'day',
      pageSize: 100,
    });
    expect(entries.data.documents).toHaveLength(1);
    await client.delete({ name });
    await client.commit({
      database: 'projects/mon-budget/databases/(default)',
      requestBody: { writes: [{ delete: `${parentOf(account)}/${sheet}` }] },
    });
    await expect(client.get({ name })).rejects.toMatchObject({ status: 404 });
  });
});

// The client's types are mutable; a copy is.
const copy = (fields: ReturnType<typeof sheetFields>): Record<string, object> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { ...value }]));
