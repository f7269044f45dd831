import type { Browser, Page } from 'playwright-core';

type Viewport = { readonly width: number; readonly height: number };
export type PoolOptions = { readonly locale: string; readonly viewport: Viewport; readonly origin: string };

// The first page of a browser loads slowly, in triple the time. Later pages reuse the compiled scripts.
const pools = new WeakMap<Browser, Map<string, Page[]>>();

function pooledPages(browser: Browser, { locale, viewport }: PoolOptions): Page[] {
  const pagesByOptions = pools.get(browser) ?? new Map<string, Page[]>();
  pools.set(browser, pagesByOptions);
  const key = [locale, viewport.width, viewport.height].join(' ');
  const pages = pagesByOptions.get(key) ?? [];
  pagesByOptions.set(key, pages);
  return pages;
}

/** Leaves the app for a page of the same origin where no script runs. */
export async function leaveApp(page: Page, origin: string) {
  const iconPage = `${origin}/icon.svg`;
  if (page.url() === iconPage) return;
  // A pending back navigation, for instance after closing a dialog, cancels the first attempt.
  await page.goto(iconPage).catch(() => page.goto(iconPage));
}

/** Leaves the app and clears the storage of an origin. */
async function forget(page: Page, origin: string) {
  await leaveApp(page, origin);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await protocol.detach();
  await page.evaluate(() => {
    sessionStorage.clear();
  });
}

/** A new page, or a cleared page from the pool. */
export async function takePage(browser: Browser, options: PoolOptions): Promise<Page> {
  const page = pooledPages(browser, options).pop();
  if (page) return page;
  const { locale, viewport } = options;
  // Phone-wide windows emulate touch, without hover.
  const isPhone = viewport.width < 600;
  const device = { hasTouch: isPhone, isMobile: isPhone };
  // A service worker would answer requests that tests hold or change. `installed/` tests the service worker.
  const fixed = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ locale, viewport, ...fixed, ...device });
  return context.newPage();
}

/** Clears a page and returns the page to the pool. */
export async function returnPage(browser: Browser, options: PoolOptions, page: Page) {
  if (page.isClosed()) return;
  const context = page.context();
  await Promise.all(context.pages().flatMap((each) => (each === page ? [] : [each.close()])));
  for (const event of ['console', 'pageerror', 'dialog', 'request', 'response'] as const)
    page.removeAllListeners(event);
  await Promise.all([page, context].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.setOffline(false);
  await page.setViewportSize(options.viewport);
  await forget(page, options.origin);
  pooledPages(browser, options).push(page);
}

/** Closes the contexts of a test file that are not in the pool. */
export async function closeOtherContexts(browser: Browser) {
  const kept = new Set([...(pools.get(browser)?.values() ?? [])].flat().map((page) => page.context()));
  const rest = browser.contexts().filter((context) => !kept.has(context));
  await Promise.all(rest.map((context) => context.close()));
}
