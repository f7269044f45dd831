import { firestore as googleFirestore } from '@googleapis/firestore';
import type { FirebaseApp } from 'firebase/app';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
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
import type { Account } from '../support/calls.ts';
import { password, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { entryFields, sampleId, sheetFields } from '../support/samples.ts';

const email = 'owner@example.com';

let server: LocalServer;
let account: Account;
let app: FirebaseApp;

beforeEach(async () => {
  server = await startLocalServer();
  account = await signUpVerified(server, email);
  app = initializeApp({ apiKey: 'any', projectId: 'mon-budget' }, crypto.randomUUID());
});

afterEach(async () => {
  await deleteApp(app);
  await server.stop();
});

const signInWithSdk = async (): Promise<string> => {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
  return (await signInWithEmailAndPassword(auth, email, password)).user.uid;
};

describe('the document SDK', () => {
  it('writes, reads, orders, batches and deletes with the token of the user', async () => {
    const uid = await signInWithSdk();
    // The SDK would print the expected refusals.
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
  // Source: docs/specification.md#backends, docs/specification.md#call-list-sheets, docs/specification.md#call-list-lines,
  // docs/specification.md#call-get, docs/specification.md#call-create-line, docs/specification.md#call-create-sheet,
  // docs/specification.md#call-patch, docs/specification.md#call-delete.
  it('makes every call of the specification', async () => {
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

// The client has mutable types, so it receives a mutable copy.
const copy = (fields: ReturnType<typeof sheetFields>): Record<string, object> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { ...value }]));
