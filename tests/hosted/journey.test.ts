import { afterAll, beforeAll, expect, test } from 'vitest';
import { sheetDateOf } from '../../src/domain/sheet/sheet-date.ts';
import { signIn as signInByCall } from '../contract/support/calls.ts';
import { keptParts, waitingWrites } from '../e2e/faults/support/device-storage.ts';
import { changeBalance, showNewer, showOlder, waiting } from '../e2e/faults/support/sheets.ts';
import { camille, signedOut, signIn, signUp } from '../e2e/support/account.ts';
import type { App } from '../e2e/support/app.ts';
import { addLine, addProvision, editLine } from '../e2e/support/lines.ts';
import { makeOther, verificationCode } from './support/auth-emulator.ts';
import type { Calls } from './support/calls.ts';
import { callAll, makeSheet } from './support/unauthorised-calls.ts';
import { type Holdings, openHoldings } from './support/firestore-data.ts';
import { keepToken } from './support/stored-token.ts';
import { charges, expenses, names, sheetsAtTheEnd, taxes } from './support/journey-data.ts';
import { hosted, openBrowser, openPage, root, said } from './support/browser.ts';

const today = new Date();
const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
const unauthenticated = { error: { code: 401, message: 'Invalid authentication.', status: 'UNAUTHENTICATED' } };

let app: App;
let calls: Calls;
let holdings: Holdings;

beforeAll(async () => {
  ({ app, calls } = await openBrowser());
});

afterAll(async () => {
  console.info(calls.summary());
  await app.context.close();
});

const idOfSheet = async (place: number) => (await holdings.sheets())[place]?.id ?? '';

// Source: docs/specification.md#backends, docs/specification.md#sign-up-first-data.
test('a person signs up, and Firestore holds a first sheet and the parameters', async () => {
  await signUp(app, camille);
  const { localId } = await signInByCall(hosted.auth, camille.email, camille.password);
  holdings = openHoldings(root, localId);
  expect((await holdings.sheets()).map(({ date }) => date)).toEqual([sheetDateOf(today)]);
  expect(await holdings.names()).toEqual([]);
});

// Source: docs/specification.md#permission-verified.
test('an unverified address cannot sign in, and the mailed link verifies it on the app’s own page', async () => {
  const { page } = app;
  await signIn(app, camille);
  const dialog = page.getByRole('dialog', { name: said.verifyEmail });
  await dialog.getByRole('button', { name: said.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  await signedOut(app);
  expect(await app.region(said.daily).count()).toBe(0);
  const oobCode = await verificationCode(hosted, camille.email);
  const query = new URLSearchParams({ mode: 'verifyEmail', oobCode, apiKey: hosted.apiKey, lang: 'en' });
  await page.goto(`${hosted.origin}/auth/action?${query}`);
  await page.getByRole('link', { name: said.toSignIn }).waitFor();
});

test('signed in, they see their first sheet', async () => {
  await signIn(app, camille);
  await app.page.getByText(said.signInSucceeded).waitFor();
  await app.shows('inSum', '0.00');
  await app.saved();
  expect(calls.refused()).toEqual([]);
});

test('twelve lines with new names, a balance and a tick are added up and kept', async () => {
  await changeBalance(app, '1234.56');
  await app.shows('remaining', '+1234.56');
  await addLine(app, said.income, { name: 'Salary', amount: '2486.30' });
  for (const line of expenses) await addLine(app, said.daily, line);
  for (const line of charges) await addLine(app, said.charges, line);
  await addProvision(app, taxes);
  await app.page.getByRole('link', { name: said.savings }).click();
  await addLine(app, said.savings, { name: 'Savings book', amount: '150' });
  await app.page.getByRole('link', { name: said.home }).click();
  await app.shows('inSum', '2486.30');
  await app.shows('outDaySum', '164.22');
  await app.shows('outMonthSum', '923.39');
  await app.shows('remaining', '+96.95');
  await app.row(said.daily, 'Groceries').getByRole('checkbox', { name: said.paid }).click();
  await app.shows('remaining', '+181.22');
  await app.saved();
  expect(await holdings.wholeSheets()).toEqual(sheetsAtTheEnd.slice(0, 1));
  expect(await holdings.names()).toEqual(names.toSorted());
});

test('a new month takes along what is not paid', async () => {
  const { page } = app;
  await page.getByRole('button', { name: said.newSheet, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: said.newSheet });
  await dialog.getByRole('radio', { name: said.newMonth }).check({ force: true });
  const date = dialog.getByRole('textbox', { name: 'Date', exact: true });
  await date.fill(tomorrow.toLocaleDateString('en-GB'));
  await date.press('Enter');
  await dialog.getByRole('button', { name: said.createSheet }).click();
  await dialog.waitFor({ state: 'detached' });
  await app.row(said.daily, 'Groceries').waitFor({ state: 'detached' });
  await app.shows('outDaySum', '79.95');
  await app.shows('remaining', '+181.22');
  await app.saved();
  expect((await holdings.sheets()).map(({ date: day }) => day)).toEqual([today, tomorrow].map(sheetDateOf));
});

test('an edit made without a network waits on the device, and leaves when the network is back', async () => {
  const sheetId = await idOfSheet(1);
  await app.context.setOffline(true);
  await addLine(app, said.daily, { name: 'Cinema', amount: '12', day: '7' });
  await app.shows('outDaySum', '91.95');
  // The line, and its name.
  await waiting(app, 2).waitFor();
  expect(await holdings.lines(sheetId, 'outDay')).not.toContain('Cinema 12');
  await app.context.setOffline(false);
  await app.saved();
  expect(await holdings.lines(sheetId, 'outDay')).toContain('Cinema 12');
  expect(await waitingWrites(app.page)).toEqual([]);
});

test('two tabs show each other’s edits', async () => {
  const other = await openPage(app.context);
  await other.page.goto(hosted.origin);
  await other.row(said.charges, 'Phone').waitFor();
  await addLine(app, said.charges, { name: 'Water', amount: '20' });
  await other.row(said.charges, 'Water').waitFor();
  await editLine(other.row(said.charges, 'Phone'), said.amount, '19.99');
  await app.shows('outMonthSum', '947.39');
  for (const tab of [app, other]) await tab.saved();
  expect(other.complaints).toEqual([]);
  await other.close();
});

test('an id token from before the verification is denied by the rules, and the calls are retried with a new one', async () => {
  const early = calls.writes()[0]?.token ?? '';
  const [before, refreshes] = [calls.all().length, calls.refreshes()];
  await keepToken(app.page, hosted.apiKey, early);
  await app.page.reload();
  const since = () => calls.all().slice(before);
  await expect.poll(() => since().some(({ status, token }) => status === 200 && token !== early)).toBe(true);
  await app.row(said.daily, 'Cinema').waitFor();
  await app.saved();
  const refused = since().filter(({ status = 0 }) => status >= 400);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter(({ status, token }) => status !== 403 || token !== early)).toEqual([]);
  expect(new Set(refused.map(({ paths }) => paths.join(' '))).size).toBe(refused.length);
  expect(calls.refreshes() - refreshes).toBeLessThanOrEqual(refused.length);
});

test('an edit with an expired id token is retried with a new one', async () => {
  const [before, refreshes] = [calls.all().length, calls.refreshes()];
  // The emulator takes a token of any age: this is what Firestore itself answers to one that has expired.
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
test('the rules deny another user and unauthenticated callers every access to the documents', async () => {
  const other = await makeOther(hosted, 'other@example.com', 'blue-orange-42');
  const [sheetId, { updateTime }] = [await idOfSheet(0), await holdings.parameters()];
  const refusals = Array.from({ length: 8 }, () => 403);
  expect(await callAll(root, holdings.uid, sheetId, other.idToken)).toEqual(refusals);
  expect(await callAll(root, holdings.uid, sheetId)).toEqual(refusals);
  // With the same token they may among their own.
  expect(await makeSheet(root, other.localId, other.idToken)).toBe(200);
  expect((await holdings.parameters()).updateTime).toBe(updateTime);
});

test('a reload shows what Firestore holds', async () => {
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
  expect(await app.row(said.daily, 'Cinema').count()).toBe(1);
});

test('a sign-out without pending edits erases all data from the device', async () => {
  const { page } = app;
  await page.getByRole('link', { name: said.signOut }).click();
  await signedOut(app);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await waitingWrites(page)).toEqual([]);
  await expect.poll(() => keptParts(page)).toEqual([]);
  expect(app.complaints).toEqual([]);
});

test('Firestore holds exactly what was typed', async () => {
  expect(await holdings.wholeSheets()).toEqual(sheetsAtTheEnd);
  expect(await holdings.names()).toEqual([...names, 'Cinema', 'Water'].toSorted());
});

test('no retry storm: no call was repeated again and again', () => {
  // One for its making, and at most one for each new name.
  expect(calls.ofParameters().length).toBeLessThanOrEqual(1 + names.length + 2);
  expect(calls.writes().length).toBeLessThanOrEqual(50);
  expect(calls.refused().length).toBeLessThanOrEqual(10);
  expect(calls.all().length).toBeLessThanOrEqual(400);
});
