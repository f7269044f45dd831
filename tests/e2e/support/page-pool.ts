import type { Browser, Page } from 'playwright-core';

type Viewport = { readonly width: number; readonly height: number };
export type PlaceOptions = { readonly locale: string; readonly viewport: Viewport; readonly origin: string };

// The first page in a browser takes three times as long to load as the next ones, which use its compiled scripts.
const left = new WeakMap<Browser, Map<string, Page[]>>();

function leftIn(browser: Browser, { locale, viewport }: PlaceOptions): Page[] {
  const places = left.get(browser) ?? new Map<string, Page[]>();
  left.set(browser, places);
  const kind = [locale, viewport.width, viewport.height].join(' ');
  const pages = places.get(kind) ?? [];
  places.set(kind, pages);
  return pages;
}

/** Leaves the app for a page of the same origin where no script runs. */
export async function leaveApp(page: Page, origin: string) {
  const elsewhere = `${origin}/icon.svg`;
  if (page.url() === elsewhere) return;
  // A pending back navigation, for instance after closing a dialog, cancels the first attempt.
  await page.goto(elsewhere).catch(() => page.goto(elsewhere));
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

/** A new page, or a cleared one from the pool. */
export async function takePlace(browser: Browser, options: PlaceOptions): Promise<Page> {
  const page = leftIn(browser, options).pop();
  if (page) return page;
  const { locale, viewport } = options;
  // Phone-wide windows emulate touch, without hover.
  const isPhone = viewport.width < 600;
  const device = { hasTouch: isPhone, isMobile: isPhone };
  // A service worker would answer requests that tests hold or change; `installed/` tests it.
  const alone = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ locale, viewport, ...alone, ...device });
  return context.newPage();
}

/** Clears a page and returns it to the pool. */
export async function leavePlace(browser: Browser, options: PlaceOptions, page: Page) {
  if (page.isClosed()) return;
  const context = page.context();
  await Promise.all(context.pages().flatMap((each) => (each === page ? [] : [each.close()])));
  for (const event of ['console', 'pageerror', 'dialog', 'request', 'response'] as const)
    page.removeAllListeners(event);
  await Promise.all([page, context].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.setOffline(false);
  await page.setViewportSize(options.viewport);
  await forget(page, options.origin);
  leftIn(browser, options).push(page);
}

/** Closes the contexts of a test file that are not in the pool. */
export async function closeTheRest(browser: Browser) {
  const kept = new Set([...(left.get(browser)?.values() ?? [])].flat().map((page) => page.context()));
  const rest = browser.contexts().filter((context) => !kept.has(context));
  await Promise.all(rest.map((context) => context.close()));
}
