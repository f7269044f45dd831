import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { words } from '../../support/words.ts';
import { type App, appOn, keepSession } from '../support/app.ts';
import { seedBudget } from '../faults/support/budget.ts';
import { controlClock, skipDelays } from '../support/page-clock.ts';
import type { SharedServer } from '../../support/server.ts';

const size = { width: 1440, height: 900 };

/** Opens a browser with a signed-in user but without the app. Service workers can be blocked. */
export async function openBrowser(browser: Browser, server: SharedServer, serviceWorkers: 'allow' | 'block') {
  const { session, stored } = await seedBudget(server);
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  onTestFinished(() => context.close());
  const app: App = appOn(await context.newPage(), server.origin, words.en);
  await controlClock(app.page);
  await keepSession(app.page, server.origin, session);
  return { ...app, stored };
}

/** Opens the app, and waits for the sheet. */
export async function loadApp({ page, origin, region }: App) {
  await page.goto(origin);
  await region(words.en.daily).waitFor();
}

/** Opens the app for a signed-in user, and waits until the service worker controls it. */
export async function openInstalled(browser: Browser, server: SharedServer) {
  const app = await openBrowser(browser, server, 'allow');
  await loadApp(app);
  await untilCached(app.page);
  return app;
}

/** Waits until the whole app is cached and served by the service worker. */
async function untilCached(page: Page) {
  await skipDelays(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Shows the page again and again until the app offers an update. */
export async function untilUpdateOffered(page: Page) {
  // The page starts to listen a moment after it has loaded.
  await skipDelays(page);
  const offers = async () => {
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return page.getByRole('button', { name: 'Update' }).count();
  };
  await expect.poll(offers, { timeout: 60_000, interval: 500 }).toBe(1);
}

/** The paths of all files that the service worker caches. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(kept.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
