import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { words } from '../../support/words.ts';
import { type App, appOn, keepSession } from '../support/app.ts';
import { seedBudget } from '../faults/support/budget.ts';
import { keepTime, waitNoLonger } from '../support/page-time.ts';
import type { SharedServer } from '../../support/server.ts';

const size = { width: 1440, height: 900 };

/** A browser that may keep the app, or may not, before somebody who has signed in there opens it. */
export async function arrive(browser: Browser, server: SharedServer, serviceWorkers: 'allow' | 'block') {
  const { session, stored } = await seedBudget(server);
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  onTestFinished(() => context.close());
  const app: App = appOn(await context.newPage(), server.origin, words.en);
  await keepTime(app.page);
  await keepSession(app.page, server.origin, session);
  return { ...app, stored };
}

/** Opens the app, and waits until the sheet is on show. */
export async function openApp({ page, origin, region }: App) {
  await page.goto(origin);
  await region(words.en.daily).waitFor();
}

/** Somebody signed in, in a browser that keeps the app. */
export async function openInstalled(browser: Browser, server: SharedServer) {
  const app = await arrive(browser, server, 'allow');
  await openApp(app);
  await whenKept(app.page);
  return app;
}

/** Resolves once the whole app is on the device, and answers from there. */
async function whenKept(page: Page) {
  await waitNoLonger(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Has the page looked at again until it offers a newer version. */
export async function untilOffered(page: Page) {
  // It begins to listen a moment after it was loaded.
  await waitNoLonger(page);
  const offers = async () => {
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return page.getByRole('button', { name: 'Update' }).count();
  };
  await expect.poll(offers, { timeout: 60_000, interval: 500 }).toBe(1);
}

/** The paths of everything that the worker keeps. */
export const pathsKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(kept.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
