import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { refresh } from '../../contract/support/calls.ts';
import { openDevice, labels, seedBudget } from '../faults/support/budget.ts';
import { storedUserData } from '../faults/support/device-storage.ts';
import { dispatchOnline } from '../faults/support/network.ts';
import { textOf } from '../../support/texts.ts';
import { tried } from '../../support/tier.ts';
import { camille, signedOut, signIn } from '../support/account.ts';
import { type App, appOn, openApp } from '../support/app.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { controlClock, skipDelays } from '../support/page-clock.ts';
import { leaveApp } from '../support/page-pool.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const identityLibrary = /\/identity-[^/]+\.js$/u;
const endOfSession = '**/accounts:signOut';

const isOpen = (refreshToken: string): Promise<boolean> =>
  refresh(stage.server.origin, refreshToken).then(
    () => true,
    () => false,
  );

/** Opens the app of a signed-in user; `isSessionOpen` checks whether the server still accepts the session. */
async function openSignedIn() {
  const { person, session } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  await app.saved();
  const { refreshToken } = JSON.parse(session.value).stsTokenManager;
  return { app, person, isSessionOpen: () => isOpen(refreshToken) };
}

const pressSignOut = ({ page }: App) => page.getByRole('link', { name: labels.signOut }).click({ noWaitAfter: true });

/** Freezes the page (by a synchronous request without a response) when it navigates to the sign-in screen. */
async function freezeAtSignIn(page: Page): Promise<void> {
  await page.route('**/never', () => new Promise(() => {}));
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      replace(...change);
      if (location.pathname !== '/login') return;
      const endless = new XMLHttpRequest();
      endless.open('GET', '/never', false);
      endless.send();
    };
  });
}

/** Opens the app in another tab, and records its requests for documents. */
async function openAnotherTab(context: BrowserContext, path = '/') {
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents')) requested.push(request.url());
  });
  await page.goto(`${stage.server.origin}${path}`);
  return { ...appOn(page, stage.server.origin, labels), requested };
}

// Source: docs/specification.md#sign-out.
test('completes the sign-out if the page is closed before the sign-in screen appears', async () => {
  const { app, isSessionOpen } = await openSignedIn();
  const frozen = app.page.waitForRequest('**/never');
  await freezeAtSignIn(app.page);
  await pressSignOut(app);
  await frozen;
  // The app froze right after the decision: the server has not ended the session.
  expect(await isSessionOpen()).toBe(true);
  const { context } = app;
  await app.page.close();
  const next = await openAnotherTab(context);
  const { page, requested } = next;
  await signedOut(next);
  await expect.poll(isSessionOpen).toBe(false);
  expect(requested).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-outs'))).toBeNull();
  await expect.poll(() => storedUserData(page)).toEqual([]);
  await context.close();
});

test.each(tried(['whose device remembers them', 'whom only the library knows'], (who) => who.startsWith('whose')))(
  'ends the session by /logout before the identity library loads, for a user %s',
  async (who) => {
    const { app, isSessionOpen } = await openSignedIn();
    const { page } = app;
    if (who.startsWith('whom')) {
      await leaveApp(page, app.origin);
      await page.evaluate(() => localStorage.removeItem('last-person'));
    }
    const sendLibrary = await holdRequests(page, identityLibrary);
    await page.goto(`${app.origin}/logout`);
    await page.waitForURL('**/login');
    await expect.poll(isSessionOpen).toBe(false);
    await expect.poll(() => storedUserData(page)).toEqual([]);
    sendLibrary();
    await signedOut(app);
    await page.reload();
    await signedOut(app);
    expect(app.complaints).toEqual([]);
    await app.context.close();
  },
);

// The button links to /logout; `faults/session/pending-sign-out.test.ts` tests signing in again.
test.each(tried(['the button'], () => false))(
  'ends the session by %s before the identity library loads, and lets the same user sign in again',
  async () => {
    const { app, person, isSessionOpen } = await openSignedIn();
    const { page } = app;
    const sendLibrary = await holdRequests(page, identityLibrary);
    await page.reload();
    await pressSignOut(app);
    await page.waitForURL('**/login');
    await expect.poll(isSessionOpen).toBe(false);
    sendLibrary();
    await signIn(app, person);
    await app.shows('inSum', '10.00');
    await page.reload();
    await app.shows('inSum', '10.00');
    expect(app.complaints).toEqual([]);
    await app.context.close();
  },
);

test('does not sign the user in again when the identity library loads late (race)', async () => {
  const { app, isSessionOpen } = await openSignedIn();
  const { page } = app;
  const requested = page.waitForRequest(/accounts:lookup/u);
  const releaseLookup = await holdRequests(page, /accounts:lookup/u);
  await page.reload();
  await requested;
  await pressSignOut(app);
  await signedOut(app);
  await expect.poll(isSessionOpen).toBe(false);
  const identified = page.waitForResponse(/accounts:lookup/u);
  releaseLookup();
  await identified;
  // A refused sign-in shows that the library has finished identifying the user.
  await signIn(app, { ...camille, email: 'nobody@exemple.fr' });
  await page.getByRole('alert').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.unrouteAll();
  await app.context.close();
});

// Source: docs/specification.md#sign-out-session.
test('retries a failed sign-out at the next start', async () => {
  const { app, isSessionOpen } = await openSignedIn();
  const { context } = app;
  await context.route(endOfSession, (route) => route.abort());
  await pressSignOut(app);
  await signedOut(app);
  await expect.poll(() => app.page.evaluate(() => localStorage.getItem('sign-outs'))).toMatch(/"tries":[1-9]/u);
  expect(await isSessionOpen()).toBe(true);
  await app.page.close();
  await context.unroute(endOfSession);
  const next = await openAnotherTab(context);
  await signedOut(next);
  await expect.poll(isSessionOpen).toBe(false);
  await expect.poll(() => next.page.evaluate(() => localStorage.getItem('sign-outs'))).toBeNull();
  expect(next.requested).toEqual([]);
  await context.close();
});

// `tests/charts/sign-outs.test.ts` tests when the sign-out is retried.
test.each(tried(['when the network is back'], () => false))('retries a failed sign-out %s', async () => {
  const { app, isSessionOpen } = await openSignedIn();
  const { page, context } = app;
  await context.route(endOfSession, (route) => route.abort());
  await pressSignOut(app);
  await signedOut(app);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-outs'))).toMatch(/"tries":1/u);
  await context.unroute(endOfSession);
  await dispatchOnline(page);
  await expect.poll(isSessionOpen).toBe(false);
  await context.close();
});

// Source: docs/specification.md#sign-out-session.
test('reports a session that could not be ended within a week, and deletes the token', async () => {
  const { browser, server } = stage;
  const app = await openApp({ browser, origin: server.origin, words: labels });
  const { page } = app;
  await controlClock(page);
  const failed = page.waitForEvent('requestfailed');
  await page.route(endOfSession, (route) => route.abort());
  await leaveApp(page, app.origin);
  await page.evaluate(() => {
    const ending = { uid: 'ada', departure: 'clean', at: Date.now() - 8 * 86_400_000, tries: 3, stage: 'ending' };
    localStorage.setItem('sign-outs', JSON.stringify([{ ...ending, refreshToken: 'still alive' }]));
  });
  await page.goto(app.origin);
  await failed;
  // The app gives up at the next retry.
  await skipDelays(page);
  const notice = page.getByRole('alert').getByText(textOf('en', 'signIn.unended'));
  await notice.waitFor();
  expect(await page.evaluate(() => localStorage.getItem('sign-outs'))).not.toContain('still alive');
  await page.reload();
  await notice.waitFor();
  await page.getByRole('button', { name: textOf('en', 'signIn.unendedRead') }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('sign-outs'))).toBeNull();
  await app.context.close();
});

// The first test of this file closes the page in the same way.
test.each(tried(['the notice at the end of a sign-up'], () => false))(
  'completes the sign-out if %s and the page are closed at once',
  async () => {
    const { browser, server } = stage;
    const app = await openApp({ browser, origin: server.origin, words: labels });
    const { page, context } = app;
    await page.goto(`${app.origin}/signup`);
    await page.getByLabel(labels.name, { exact: true }).fill('Camille');
    await page.getByLabel(labels.email, { exact: true }).fill(`leaving-${process.pid}@exemple.fr`);
    await page.getByLabel(labels.password, { exact: true }).fill(camille.password);
    await page.getByRole('button', { name: labels.createAccount }).click();
    const close = page.getByRole('dialog', { name: labels.confirmEmail }).getByRole('button', { name: labels.close });
    await close.waitFor();
    // Freeze the identity library before the sign-out.
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        for (;;);
      };
    });
    await close.click({ noWaitAfter: true });
    await expect.poll(() => context.pages().length).toBe(1);
    await page.close();
    const next = await openAnotherTab(context);
    await signedOut(next);
    await expect.poll(() => storedUserData(next.page)).toEqual([]);
    expect(await next.page.getByRole('dialog').count()).toBe(0);
    await context.close();
  },
);
