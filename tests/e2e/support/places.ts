import type { Browser, Page } from 'playwright-core';

type Viewport = { readonly width: number; readonly height: number };
export type PlaceOptions = { readonly locale: string; readonly viewport: Viewport; readonly origin: string };

// A browser's first page of the app takes three times as long as the next ones, which find its scripts compiled.
const left = new WeakMap<Browser, Map<string, Page[]>>();

function leftIn(browser: Browser, { locale, viewport }: PlaceOptions): Page[] {
  const places = left.get(browser) ?? new Map<string, Page[]>();
  left.set(browser, places);
  const kind = [locale, viewport.width, viewport.height].join(' ');
  const pages = places.get(kind) ?? [];
  places.set(kind, pages);
  return pages;
}

/** Goes to where no app runs that would read, hold or fill anew what the browser keeps of its origin. */
export async function leaveApp(page: Page, origin: string) {
  const elsewhere = `${origin}/icon.svg`;
  if (page.url() === elsewhere) return;
  // A step back that is under way, as when a dialog has just closed, calls the first attempt off.
  await page.goto(elsewhere).catch(() => page.goto(elsewhere));
}

/** Has a browser know nothing of an origin any more, and runs nothing there. */
async function forget(page: Page, origin: string) {
  await leaveApp(page, origin);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await protocol.detach();
  await page.evaluate(() => {
    sessionStorage.clear();
  });
}

/** A page in which nobody has been, or of which nothing is known any more. */
export async function takePlace(browser: Browser, options: PlaceOptions): Promise<Page> {
  const page = leftIn(browser, options).pop();
  if (page) return page;
  const { locale, viewport } = options;
  // Windows as narrow as a phone emulate touch, without hover.
  const isPhone = viewport.width < 600;
  const device = { hasTouch: isPhone, isMobile: isPhone };
  // The worker has tests of its own: it would answer what others hold back or change on its way.
  const alone = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ locale, viewport, ...alone, ...device });
  return context.newPage();
}

/** Gives a page to whoever needs one next. */
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

/** Closes what the tests of a file have opened and not given back. */
export async function closeTheRest(browser: Browser) {
  const kept = new Set([...(left.get(browser)?.values() ?? [])].flat().map((page) => page.context()));
  const rest = browser.contexts().filter((context) => !kept.has(context));
  await Promise.all(rest.map((context) => context.close()));
}
