import { afterAll, beforeAll, expect, test } from 'vitest';
import { sheetDateOf } from '../../src/domain/sheet/sheet-date.ts';
import { signIn as signInByCall } from '../contract/support/calls.ts';
import { cachedParts, pendingWrites } from '../e2e/faults/support/device-storage.ts';
import { changeBalance, showNewer, showOlder, pendingChip } from '../e2e/faults/support/sheets.ts';
import { camille, signedOut, signIn, signUp } from '../e2e/support/account.ts';
import type { App } from '../e2e/support/app.ts';
import { addLine, addProvision, editLine } from '../e2e/support/lines.ts';
import { createOtherUser, verificationCode } from './support/auth-emulator.ts';
import type { Calls } from './support/calls.ts';
import { tryAllAccess, createSheet } from './support/unauthorised-calls.ts';
import { type FirestoreData, openFirestoreData } from './support/firestore-data.ts';
import { storeToken } from './support/stored-token.ts';
import { charges, expenses, names, sheetsAtTheEnd, taxes } from './support/journey-data.ts';
import { hosted, openBrowser, openPage, root, labels } from './support/browser.ts';

const today = new Date();
const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
const unauthenticated = { error: { code: 401, message: 'Invalid authentication.', status: 'UNAUTHENTICATED' } };

let app: App;
let calls: Calls;
let firestoreData: FirestoreData;

beforeAll(async () => {
  ({ app, calls } = await openBrowser());
});

afterAll(async () => {
  console.info(calls.summary());
  await app.context.close();
});

const idOfSheet = async (index: number) => (await firestoreData.sheets())[index]?.id ?? '';

// Source: docs/specification.md#backends, docs/specification.md#sign-up-first-data.
test('stores a first sheet and the parameters in Firestore at sign-up', async () => {
  await signUp(app, camille);
  const { localId } = await signInByCall(hosted.auth, camille.email, camille.password);
  firestoreData = openFirestoreData(root, localId);
  expect((await firestoreData.sheets()).map(({ date }) => date)).toEqual([sheetDateOf(today)]);
  expect(await firestoreData.names()).toEqual([]);
});

// Source: docs/specification.md#permission-verified.
test('rejects a sign-in before the address is verified, and verifies the address by the mailed link on the app’s page', async () => {
  const { page } = app;
  await signIn(app, camille);
  const dialog = page.getByRole('dialog', { name: labels.verifyEmail });
  await dialog.getByRole('button', { name: labels.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  await signedOut(app);
  expect(await app.region(labels.daily).count()).toBe(0);
  const oobCode = await verificationCode(hosted, camille.email);
  const query = new URLSearchParams({ mode: 'verifyEmail', oobCode, apiKey: hosted.apiKey, lang: 'en' });
  await page.goto(`${hosted.origin}/auth/action?${query}`);
  await page.getByRole('link', { name: labels.toSignIn }).waitFor();
});

test('shows the first sheet after the sign-in', async () => {
  await signIn(app, camille);
  await app.page.getByText(labels.signInSucceeded).waitFor();
  await app.shows('inSum', '0.00');
  await app.saved();
  expect(calls.refused()).toEqual([]);
});

test('adds up and stores twelve lines, a balance and a paid expense', async () => {
  await changeBalance(app, '1234.56');
  await app.shows('remaining', '+1234.56');
  await addLine(app, labels.income, { name: 'Salary', amount: '2486.30' });
  for (const line of expenses) await addLine(app, labels.daily, line);
  for (const line of charges) await addLine(app, labels.charges, line);
  await addProvision(app, taxes);
  await app.page.getByRole('link', { name: labels.savings }).click();
  await addLine(app, labels.savings, { name: 'Savings book', amount: '150' });
  await app.page.getByRole('link', { name: labels.home }).click();
  await app.shows('inSum', '2486.30');
  await app.shows('outDaySum', '164.22');
  await app.shows('outMonthSum', '923.39');
  await app.shows('remaining', '+96.95');
  await app.row(labels.daily, 'Groceries').getByRole('checkbox', { name: labels.paid }).click();
  await app.shows('remaining', '+181.22');
  await app.saved();
  expect(await firestoreData.wholeSheets()).toEqual(sheetsAtTheEnd.slice(0, 1));
  expect(await firestoreData.names()).toEqual(names.toSorted());
});

test('copies the unpaid lines into a new month', async () => {
  const { page } = app;
  await page.getByRole('button', { name: labels.newSheet, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: labels.newSheet });
  await dialog.getByRole('radio', { name: labels.newMonth }).check({ force: true });
  const date = dialog.getByRole('textbox', { name: 'Date', exact: true });
  await date.fill(tomorrow.toLocaleDateString('en-GB'));
  await date.press('Enter');
  await dialog.getByRole('button', { name: labels.createSheet }).click();
  await dialog.waitFor({ state: 'detached' });
  await app.row(labels.daily, 'Groceries').waitFor({ state: 'detached' });
  await app.shows('outDaySum', '79.95');
  await app.shows('remaining', '+181.22');
  await app.saved();
  expect((await firestoreData.sheets()).map(({ date: day }) => day)).toEqual([today, tomorrow].map(sheetDateOf));
});

test('keeps an offline edit on the device, and sends the edit when the network is back', async () => {
  const sheetId = await idOfSheet(1);
  await app.context.setOffline(true);
  await addLine(app, labels.daily, { name: 'Cinema', amount: '12', day: '7' });
  await app.shows('outDaySum', '91.95');
  // Two edits are pending: the line and the suggested name.
  await pendingChip(app, 2).waitFor();
  expect(await firestoreData.lines(sheetId, 'outDay')).not.toContain('Cinema 12');
  await app.context.setOffline(false);
  await app.saved();
  expect(await firestoreData.lines(sheetId, 'outDay')).toContain('Cinema 12');
  expect(await pendingWrites(app.page)).toEqual([]);
});

test('shows the edits of one tab in another tab', async () => {
  const other = await openPage(app.context);
  await other.page.goto(hosted.origin);
  await other.row(labels.charges, 'Phone').waitFor();
  await addLine(app, labels.charges, { name: 'Water', amount: '20' });
  await other.row(labels.charges, 'Water').waitFor();
  await editLine(other.row(labels.charges, 'Phone'), labels.amount, '19.99');
  await app.shows('outMonthSum', '947.39');
  for (const tab of [app, other]) await tab.saved();
  expect(other.complaints).toEqual([]);
  await other.close();
});

test('retries calls with a new id token if the rules deny a token from before the verification', async () => {
  const early = calls.writes()[0]?.token ?? '';
  const [before, refreshes] = [calls.all().length, calls.refreshes()];
  await storeToken(app.page, hosted.apiKey, early);
  await app.page.reload();
  const since = () => calls.all().slice(before);
  await expect.poll(() => since().some(({ status, token }) => status === 200 && token !== early)).toBe(true);
  await app.row(labels.daily, 'Cinema').waitFor();
  await app.saved();
  const refused = since().filter(({ status = 0 }) => status >= 400);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter(({ status, token }) => status !== 403 || token !== early)).toEqual([]);
  expect(new Set(refused.map(({ paths }) => paths.join(' '))).size).toBe(refused.length);
  expect(calls.refreshes() - refreshes).toBeLessThanOrEqual(refused.length);
});

test('retries an edit with a new id token after the old token has expired', async () => {
  const [before, refreshes] = [calls.all().length, calls.refreshes()];
  // The emulator accepts expired tokens, so the test sends Firestore's response.
  const headers = { 'access-control-allow-origin': '*' };
  const expire = { status: 401, headers, json: unauthenticated };
  await app.page.route(
    ({ pathname }) => pathname.endsWith(':commit'),
    (route) => route.fulfill(expire),
    { times: 1 },
  );
  await changeBalance(app, '1300');
  await app.shows('remaining', '+210.66');
  await app.saved();
  const writes = calls
    .all()
    .slice(before)
    .filter(({ isWrite }) => isWrite);
  expect(writes.map(({ status }) => status)).toEqual([401, 200]);
  expect(calls.refreshes() - refreshes).toBe(1);
});

// Source: docs/specification.md#permission-owner.
test('denies all access to the documents by another user and by unauthenticated callers', async () => {
  const other = await createOtherUser(hosted, 'other@example.com', 'blue-orange-42');
  const [sheetId, { updateTime }] = [await idOfSheet(0), await firestoreData.parameters()];
  const refusals = Array.from({ length: 8 }, () => 403);
  expect(await tryAllAccess(root, firestoreData.uid, sheetId, other.idToken)).toEqual(refusals);
  expect(await tryAllAccess(root, firestoreData.uid, sheetId)).toEqual(refusals);
  // The same token allows access to the documents of its own user, so it is valid.
  expect(await createSheet(root, other.localId, other.idToken)).toBe(200);
  expect((await firestoreData.parameters()).updateTime).toBe(updateTime);
});

test('shows the data of Firestore after a reload', async () => {
  await app.page.reload();
  await app.shows('accountBalance', '1300.00');
  await app.shows('inSum', '2486.30');
  await app.shows('outDaySum', '91.95');
  await app.shows('outMonthSum', '947.39');
  await showOlder(app);
  await app.shows('accountBalance', '1234.56');
  await app.shows('outMonthSum', '923.39');
  await showNewer(app);
  await app.shows('accountBalance', '1300.00');
  await app.saved();
  expect(await app.row(labels.daily, 'Cinema').count()).toBe(1);
});

test('erases all data from the device when the user signs out without pending edits', async () => {
  const { page } = app;
  await page.getByRole('link', { name: labels.signOut }).click();
  await signedOut(app);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await pendingWrites(page)).toEqual([]);
  await expect.poll(() => cachedParts(page)).toEqual([]);
  expect(app.complaints).toEqual([]);
});

test('stores exactly the typed data in Firestore', async () => {
  expect(await firestoreData.wholeSheets()).toEqual(sheetsAtTheEnd);
  expect(await firestoreData.names()).toEqual([...names, 'Cinema', 'Water'].toSorted());
});

test('repeats no call in a loop (retry storm)', () => {
  // The app writes the parameters when it creates them, and at most once for each new name.
  expect(calls.ofParameters().length).toBeLessThanOrEqual(1 + names.length + 2);
  expect(calls.writes().length).toBeLessThanOrEqual(50);
  expect(calls.refused().length).toBeLessThanOrEqual(10);
  expect(calls.all().length).toBeLessThanOrEqual(400);
});
