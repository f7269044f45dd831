import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sheetDateOf } from '../../src/domain/sheet/sheet-date.ts';
import { seedAccount, seedSheet, sheetDocument } from '../support/seed.ts';
import { camille, signedOut, signIn, signUp } from './support/account.ts';
import { type App, appOn, keepSession, openApp } from './support/app.ts';
import { type Charts, openCharts } from './support/charts.ts';
import { type ChartsServer, startChartsServer } from './support/charts-server.ts';
import { addLine } from './support/lines.ts';
import { useStage } from './support/stage.ts';
import { violationsOf } from './support/violations.ts';
import { words } from '../support/words.ts';

const pictures = join(import.meta.dirname, '..', '..', 'docs', 'statecharts');

// PICTURES=on updates the pictures of the documentation.
async function takePictures(page: Page) {
  if (process.env['PICTURES'] !== 'on') return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(pictures, `visualiser-${colorScheme}.png`) });
  }
  await page.emulateMedia({ colorScheme: null });
}

const stage = useStage();
const labels = words.en;
const month = 30 * 86_400_000;

let server: ChartsServer;
let context: BrowserContext;
let app: App;
let charts: Charts;
let requests: string[];

beforeAll(async () => {
  server = await startChartsServer(stage.server.origin);
});
afterAll(() => server.stop());

/** Checks that there are no errors, no requests to other origins, and no password in the visualiser. */
async function expectNoHarm(complaints: readonly string[]) {
  expect([...app.complaints, ...complaints]).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(server.origin) && !url.startsWith('data:'))).toEqual([]);
  const received = await charts.received();
  expect(received).toContain('"kind":"page"');
  expect(received).not.toContain(camille.password);
  expect(await charts.page.content()).not.toContain(camille.password);
}

/** Opens the app of a user whose only sheet is a month old. */
async function openSheet(email: string) {
  const { put, session } = await seedAccount(stage.server, email, camille.password);
  const order = Date.now() - month;
  await put([sheetDocument({ ...seedSheet(1, sheetDateOf(new Date(order))), order })]);
  await keepSession(app.page, server.origin, session);
  await app.page.goto(`${server.origin}/?inspect`);
  await app.region(labels.daily).waitFor();
}

describe('the visualiser', () => {
  beforeEach(async () => {
    requests = [];
    app = await openApp({ browser: stage.browser, origin: server.origin, words: labels });
    ({ context } = app);
    context.on('request', (request) => requests.push(request.url()));
    charts = await openCharts(context, server.origin);
  });
  afterEach(async () => {
    context.removeAllListeners('request');
    await app.close();
  });

  test('shows the charts of a sign-in, a verification mail and a sign-out', async () => {
    const { complaints } = appOn(charts.page, server.origin, labels);
    const person = { ...camille, email: 'followed@exemple.fr' };
    await charts.page.getByRole('link', { name: 'Open the app with ?inspect' }).waitFor();
    await app.page.goto(`${server.origin}/?inspect`);
    await charts.page.getByText('Live · 1 page').waitFor();
    // The visualiser follows the active chart; from here on, it shows the session chart, even while a toast ends.
    await charts.isActive('session.signedOut.idle');
    await charts.show('#session');
    await signUp(app, person);
    await signIn(app, person);
    const dialog = app.page.getByRole('dialog', { name: labels.verifyEmail });
    await dialog.waitFor();
    await charts.isActive('session.unverified');
    await charts.isTaken('session.signedOut.signingIn|xstate.done.actor.signIn|1');
    await charts.actors.getByRole('button', { name: 'verification asking' }).waitFor();
    await charts.log.getByRole('button', { name: 'session signIn.submitted' }).last().click();
    await charts.page.getByText('"password": "•••"').first().waitFor();
    await charts.page.getByText(`"email": "${person.email}"`).first().waitFor();

    // While paused, the visualiser shows a past state and the app continues.
    expect(await charts.condition.textContent()).toBe('signedOut.signingIn');
    const before = charts.page.locator('[data-state="session.signedOut.idle"].active');
    const goBack = async () => {
      await charts.page.keyboard.press('ArrowLeft');
      return before.count();
    };
    // The previous step may belong to another chart.
    await expect.poll(goBack).toBe(1);
    await charts.isActive('session.signedOut.idle');
    await dialog.getByRole('button', { name: labels.send }).click();
    await charts.page
      .getByRole('status')
      .getByText(/^Paused · [1-9]\d* new$/u)
      .waitFor();
    await charts.isActive('session.signedOut.idle');
    await charts.page.getByRole('button', { name: 'To the end' }).click();

    await charts.show('#verification');
    await charts.isActive('verification.sent');
    await signedOut(app);
    await charts.condition.getByText(/^ended at .*, by after signOutDelay$/u).waitFor();
    await charts.isTaken('verification.sent|xstate.after.signOutDelay.verification.sent|0');
    await charts.show('#session');
    await charts.isActive('session.signedOut.idle');
    await charts.isTaken('session.signingOut|xstate.done.actor.signOut|0');
    await charts.log.getByRole('button', { name: 'session done verification' }).waitFor();
    expect(await charts.actors.getByRole('button', { name: /^verification/u }).count()).toBe(0);
    await expectNoHarm(complaints);
  });

  test('shows the charts of a new sheet, the removal of the sheet, and a lost and restored network', async () => {
    const { complaints } = appOn(charts.page, server.origin, labels);
    await openSheet('followed-sheets@exemple.fr');
    const { page } = app;
    await charts.actors.getByRole('button', { name: /^workspace/u }).waitFor();
    await charts.actors.getByText('watchTabs').waitFor();

    await charts.show('#newSheet');
    await page.getByRole('button', { name: labels.newSheet, exact: true }).click();
    await charts.isActive('newSheet.choosing');
    await charts.actors.getByRole('button', { name: /^newSheet choosing/u }).waitFor();
    const dialog = page.getByRole('dialog', { name: labels.newSheet });
    await dialog.getByRole('radio', { name: labels.emptySheet }).check({ force: true });
    await dialog.getByRole('button', { name: labels.createSheet }).click();
    await charts.condition.getByText(/^ended at/u).waitFor();
    await charts.log.getByRole('button', { name: 'sheets sheet.added' }).waitFor();

    await charts.show('#deleteSheet');
    await page.getByRole('button', { name: labels.removeSheet }).click();
    await charts.isActive('deleteSheet.confirming');
    const confirmation = page.getByRole('dialog', { name: labels.removeSheet });
    await confirmation.getByRole('button', { name: labels.confirmRemoval }).click();
    await charts.isTaken('deleteSheet.confirming|removal.confirmed|0');
    await charts.condition.getByText(/^ended at .*, by removal.confirmed$/u).waitFor();
    await app.saved();

    await charts.show('#outbox');
    await charts.isActive('outbox.draining.idle');
    await context.setOffline(true);
    await charts.isActive('outbox.offline');
    await charts.isTaken('outbox.draining|network.offline|0');
    await takePictures(charts.page);
    await addLine(app, labels.income, { name: 'Salary', amount: '2000' });
    await charts.log.getByRole('button', { name: 'outbox write.requested' }).last().waitFor();
    await context.setOffline(false);
    await charts.isActive('outbox.draining.idle');
    await app.saved();

    await page.getByRole('link', { name: labels.signOut }).click();
    await page.waitForURL('**/login');
    await charts.actors.getByRole('button', { name: /^session signedOut.idle/u }).waitFor();
    expect(await charts.actors.getByRole('button', { name: /^workspace/u }).count()).toBe(0);
    await expectNoHarm(complaints);
  });

  test('is controlled by its URL and by keyboard', async () => {
    const { page } = charts;
    const { complaints } = appOn(page, server.origin, labels);
    await app.page.goto(`${server.origin}/?inspect`);
    await page.goto(`${server.origin}/charts.html#session/signedOut.idle`);
    await page.locator('[data-state="session.signedOut.idle"].linked.active').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'unverified' }).press('Enter');
    await page.locator('[data-state="session.unverified"].linked').waitFor({ state: 'attached' });
    expect(page.url()).toBe(`${server.origin}/charts.html#session/unverified`);
    await page.locator('[data-texts="session.signedIn"]').click();
    await page.waitForURL('**/charts.html#session/signedIn');
    await page.goBack();
    await page.locator('[data-state="session.unverified"].linked').waitFor({ state: 'attached' });
    await page.goto(`${server.origin}/charts.html#session/nowhere`);
    await page.getByRole('alert').getByRole('link', { name: 'registering' }).waitFor();
    await page.goto(`${server.origin}/charts.html#nothing`);
    await page.getByRole('alert').getByRole('link', { name: 'outbox' }).press('Enter');
    await page.getByRole('heading', { name: 'outbox' }).waitFor();

    await app.page.getByRole('link', { name: labels.forgotPassword }).click();
    await app.page.reload();
    await charts.log.getByRole('button', { name: 'page opened' }).nth(1).waitFor();
    await page.locator('body').press(' ');
    await page.getByRole('status').getByText('Paused').waitFor();
    const current = charts.log.locator('[aria-current="step"]');
    const newest = await current.textContent();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current.textContent()).not.toBe(newest);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current.textContent()).toBe(newest);
    await page.keyboard.press('End');
    await page.getByRole('status').getByText('Live').waitFor();
    await page.getByRole('searchbox', { name: 'Show only' }).fill('session');
    await expect.poll(() => charts.log.getByRole('button', { name: 'page' }).count()).toBe(0);
    // A space typed in a field does not pause.
    await page.keyboard.press(' ');
    await page.getByRole('status').getByText('Live').waitFor();
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await page.getByText('Nothing yet.').waitFor();
    await charts.actors.getByRole('button', { name: /^session/u }).waitFor();

    const other = await context.newPage();
    await other.goto(`${server.origin}/signup?inspect`);
    await page.getByRole('status').getByText('Live · 2 pages').waitFor();
    await page.getByRole('combobox', { name: 'Page' }).selectOption({ index: 2 });
    await charts.actors.getByText('/signup').waitFor();
    expect(await charts.actors.getByRole('button', { name: /^app/u }).count()).toBe(1);
    await other.close();
    await page.getByRole('status').getByText('Live · 1 page').waitFor();
    await expectNoHarm(complaints);
  });

  test('has no accessibility fault in any theme and width', async () => {
    const { page } = charts;
    expect(await violationsOf(page)).toEqual([]);
    await app.page.goto(`${server.origin}/?inspect`);
    await charts.isActive('session.signedOut.idle');
    await page.keyboard.press('ArrowLeft');
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 420, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('gets no response from the service worker of the app', async () => {
  const answer = await fetch(`${server.origin}/sw.js`, { headers: { 'Service-Worker': 'script' } });
  expect(answer.headers.get('content-type')).toBe('text/javascript');
  expect(await answer.text()).not.toContain('fetch');
});

test('shows a message when the app is not running', async () => {
  const alone = await startChartsServer('http://127.0.0.1:1');
  const answer = await fetch(`${alone.origin}/?inspect`);
  const text = await answer.text();
  await alone.stop();
  expect(answer.status).toBe(502);
  expect(text).toContain('Start the app with <code>npm start</code>');
  expect(text).not.toContain('ECONNREFUSED');
});
