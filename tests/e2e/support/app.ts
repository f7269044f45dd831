import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { StoredSession } from '../../support/seed.ts';
import { leaveApp, returnPage, takePage } from './page-pool.ts';
import { money, type Words } from '../../support/words.ts';

export type App = {
  readonly page: Page;
  readonly words: Words;
  readonly context: BrowserContext;
  readonly origin: string;
  /** Uncaught and logged errors, violations of the content security policy, requests to other origins, and cookies. */
  readonly complaints: readonly string[];
  readonly region: (name: string) => Locator;
  readonly row: (region: string, name: string) => Locator;
  /** Waits until a figure shows an amount given as `+1234.50`. */
  readonly shows: (figure: string, plain: string) => Promise<void>;
  readonly saved: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type AppOptions = {
  readonly browser: Browser;
  readonly origin: string;
  readonly words: Words;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly session?: StoredSession;
};

const desktop = { width: 1440, height: 900 };

// Tests cause refused passwords and unreachable servers, which the browser logs.
const isProvoked = (text: string) => /Failed to load resource/.test(text);

/** The app on an open page; `close` closes the page. Requests to `origin` and `services` are allowed. */
export function appOn(page: Page, origin: string, words: Words, services: readonly string[] = []): App {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isProvoked(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const isAllowed = [origin, ...services].some((allowed) => request.url().startsWith(`${allowed}/`));
    if (/^(?:https?|wss?):/u.test(request.url()) && !isAllowed) {
      complaints.push(`Asked another origin: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if ('set-cookie' in response.headers()) complaints.push(`Set a cookie: ${response.url()}`);
  });
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    page,
    words,
    context: page.context(),
    origin,
    complaints,
    region,
    row: (name, line) => region(name).getByRole('listitem', { name: line }),
    shows: async (figure, plain) => {
      const shown = page.locator(`[data-figure="${figure}"]`).filter({ visible: true }).first();
      const text = async () => (await shown.getAttribute('value').catch(() => null)) ?? (await shown.textContent());
      await expect.poll(text, { timeout: 10_000 }).toBe(money(words, plain));
    },
    saved: async () => {
      await page.getByRole('button', { name: words.saved, exact: true }).waitFor();
    },
    close: () => page.close(),
  };
}

/**
 * Opens a page in the locale of the language. `close` returns the page to the pool for other tests.
 * If the test changes the page's clock, scripts or process, close the context instead.
 */
export async function openApp({ browser, origin, words, viewport = desktop, session }: AppOptions): Promise<App> {
  const options = { locale: words.locale, viewport, origin };
  const page = await takePage(browser, options);
  page.setDefaultTimeout(30_000);
  if (session) await keepSession(page, origin, session);
  return { ...appOn(page, origin, words), close: () => returnPage(browser, options, page) };
}

/** Stores the session of a signed-in user for the next page load. */
export async function keepSession(page: Page, origin: string, { name, value }: StoredSession) {
  await leaveApp(page, origin);
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [name, value] as const);
}

/** Opens the app of a signed-in user, and waits for the sheet. */
export async function openSignedIn(options: AppOptions & { readonly session: StoredSession }): Promise<App> {
  const app = await openApp(options);
  await app.page.goto(app.origin);
  await app.region(app.words.daily).waitFor();
  return app;
}

/** Waits until React has hydrated the page: only the app sets a title other than "Mon budget". */
export const untilHydrated = (page: Page) => page.waitForFunction(() => document.title !== 'Mon budget');

/** Reloads the page when no edit would be lost. First waits for a pending back navigation, which would cancel the reload. */
export async function reload({ page }: App) {
  await page.waitForFunction(
    () => dispatchEvent(new Event('beforeunload', { cancelable: true })) && !('overlay' in (history.state ?? {})),
  );
  await page.reload();
}

/** Navigates within the app, like a link. */
export async function visit(page: Page, path: string) {
  await untilHydrated(page);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Leaves the app and deletes its cache of the budget, so that the next page must load it from the server. */
export async function forgetBudget(page: Page, origin: string) {
  await leaveApp(page, origin);
  await page.evaluate(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const removal = indexedDB.deleteDatabase('mon-budget-cache');
    removal.addEventListener('success', resolve);
    removal.addEventListener('error', reject);
    await promise;
  });
}
