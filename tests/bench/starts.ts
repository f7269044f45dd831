import type { Browser, Page } from 'playwright-core';
import { keepSession } from '../e2e/support/app.ts';
import type { TestServer } from '../support/server.ts';
import { words } from '../support/words.ts';
import { seedSheets, throttled } from './budget.ts';
import { compared, type Figure, interleaved, milliseconds, timed } from './figures.ts';
import { watchPaints } from './painted.ts';
import { openPlainPage, plainPage } from './plain-page.ts';

const labels = words.en;
const roundTrip = 150;
const entries = 100;

declare global {
  /** Milliseconds from the start of the page to its first painted line. */
  var firstLine: Promise<number>;
  /** The number of responses from the document database before the first line. */
  var responses: number;
  /** Milliseconds from the start of the page until all lists of the sheet have been loaded from the server. */
  var fresh: Promise<number>;
  /** Requests the lines of the hand-written page, and mounts them. */
  var remount: () => Promise<void>;
}

/** Defines `firstLine`, `responses` and `fresh` in every document that `page` opens. */
async function watchStart(page: Page) {
  await watchPaints(page);
  await page.addInitScript(() => {
    const begun = performance.now();
    const shown = globalThis.painted(
      () => {},
      () => [...document.querySelectorAll('li')].some((row) => row.textContent.includes('Line ')),
    );
    globalThis.firstLine = shown.then((time) => {
      globalThis.responses = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/v1/')).length;
      return begun + time;
    });
    const lists = /\/v1\/[^?]*\/(?:in|outDay|outMonth|moneySaving)(?:\?|$)/u;
    const { promise, resolve } = Promise.withResolvers<number>();
    globalThis.fresh = promise;
    let asked = 0;
    new PerformanceObserver((list) => {
      const ended = list.getEntries().filter(({ name }) => lists.test(name));
      asked += ended.length;
      if (asked >= 4) resolve(performance.now());
    }).observe({ type: 'resource', buffered: true });
  });
}

/** Delays each request by a round trip. Not with a Playwright route, which disables the browser's cache of compiled code. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: roundTrip, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', line);
}

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

/** Opens the app for a returning user, whose device has the app and the lines. */
export async function openReturning(browser: Browser, server: TestServer, screen = desktop): Promise<Page> {
  const { session } = await seedSheets(server, entries);
  const page = await browser.newPage({ locale: 'en-GB', ...screen });
  await watchStart(page);
  await keepSession(page, server.origin, session);
  await page.goto(server.origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.evaluate(() => globalThis.firstLine);
  return page;
}

async function openFarAway(browser: Browser, server: TestServer, screen = desktop): Promise<Page> {
  const page = await openReturning(browser, server, screen);
  await slowDown(page);
  return page;
}

/** Opens a hand-written page with delayed requests. */
async function openPlain(browser: Browser, script: string, screen = desktop): Promise<Page> {
  const page = await browser.newPage(screen);
  await watchStart(page);
  await page.route('**/v1/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, roundTrip));
    await route.fulfill({ contentType: 'application/json', body: '{}' });
  });
  const parts = `const asked = (names) => Promise.all(names.map((name) => fetch('/v1/' + name)));
    const collections = ['in', 'outDay', 'outMonth', 'moneySaving', 'provisions'];`;
  await openPlainPage(page, `${plainPage(entries)}<script>${parts}${script}</script>`);
  return page;
}

/** Opens the naive page, which requests identity, list and collections in sequence, and caches nothing. */
const openNaive = (browser: Browser, screen: typeof desktop): Promise<Page> =>
  openPlain(
    browser,
    `(async () => {
      for (const step of [['identity'], ['list'], collections]) await asked(step);
      mount();
    })();`,
    screen,
  );

async function reload(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate(() => globalThis.firstLine);
}

async function reloadFresh(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate(() => globalThis.fresh);
}

/** Clears the cache of sheets, so that the next sheet loads from the server. */
const forgetSheets = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const opening = indexedDB.open('mon-budget-cache');
    opening.addEventListener('error', () => reject(new Error('The cache could not be opened.')));
    opening.addEventListener('success', () => {
      const rows = opening.result.transaction('rows', 'readwrite');
      rows.objectStore('rows').clear();
      rows.addEventListener('abort', () => reject(new Error('The cache could not be emptied.')));
      rows.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
    return promise;
  });

/** The newer sheet has long lists, and the older sheet has short lists. */
type Turn = { readonly direction: string; readonly month: string; readonly hasLongLists: boolean };

const older: Turn = { direction: labels.older, month: 'Oct', hasLongLists: false };
const newer: Turn = { direction: labels.newer, month: 'Nov', hasLongLists: true };

const switchTo = async (page: Page, turn: Turn): Promise<number> =>
  page.evaluate(({ direction, month, hasLongLists }) => {
    const button = [...document.querySelectorAll('button')].find((each) => each.ariaLabel === direction);
    return globalThis.painted(
      () => button?.click(),
      () =>
        document.querySelector('[data-shown-date]')?.textContent.includes(month) === true &&
        [...document.querySelectorAll('li')].some((row) => row.textContent.includes('Line ')) &&
        (document.querySelector('li[aria-setsize]') !== null) === hasLongLists,
    );
  }, turn);

/** Unmounts and remounts the lines of a hand-written page. */
const switchPlain = (page: Page, asks: boolean): Promise<number> =>
  page.evaluate(
    (isAsked) =>
      globalThis.painted(
        () => {
          globalThis.unmount();
          if (isAsked) void globalThis.remount();
          else globalThis.mount();
        },
        () => document.querySelector('li') !== null,
      ),
    asks,
  );

async function switchFigures(browser: Browser, server: TestServer, rounds: number): Promise<readonly Figure[]> {
  const page = await openFarAway(browser, server);
  const plain = await openPlain(
    browser,
    'globalThis.remount = async () => { await asked(collections); mount(); };mount();',
  );
  await page.getByRole('button', { name: labels.older }).waitFor();
  let switches = 0;
  const next = () => {
    switches += 1;
    return switchTo(page, switches % 2 === 1 ? older : newer);
  };
  const [kept, plainKept] = [timed(next), timed(() => switchPlain(plain, false))];
  await interleaved(2 * rounds, 2, [kept, plainKept]);
  const asked = timed(async () => {
    await forgetSheets(page);
    return next();
  });
  const plainAsked = timed(() => switchPlain(plain, true));
  await interleaved(2 * rounds, 2, [asked, plainAsked]);
  await Promise.all([page.close(), plain.close()]);
  return [
    compared('switch to a sheet kept on the device, 1×', kept, plainKept, '≤ 60 ms'),
    compared(
      `switch to a sheet from the server, round trips of ${roundTrip} ms, 1×`,
      asked,
      plainAsked,
      '≤ one round trip + 60 ms',
    ),
  ];
}

/** The time from the start of a page to its lines, with round trips of 150 ms. */
export async function startFigures(browser: Browser, server: TestServer, rounds: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [where, screen, rate, target] of [
    ['1×', desktop, 1, '≤ 230 ms, 0 responses'],
    ['4×', desktop, 4, '≤ 500 ms, 0 responses'],
    ['360 px, 4×', phone, 4, '≤ 500 ms, 0 responses'],
  ] as const) {
    const [app, naive] = [await openFarAway(browser, server, screen), await openNaive(browser, screen)];
    const [slowApp, slowNaive] = [await throttled(app, rate), await throttled(naive, rate)];
    const [ours, theirs] = [timed(() => slowApp(() => reload(app))), timed(() => slowNaive(() => reload(naive)))];
    await interleaved(rounds, 1, [ours, theirs]);
    const responses = await app.evaluate(() => globalThis.responses);
    figures.push(
      compared(`reload to painted data, ${where}, ${responses} responses had arrived`, ours, theirs, target),
    );
    await Promise.all([app.close(), naive.close()]);
  }
  const page = await openFarAway(browser, server);
  const fresh = timed(() => reloadFresh(page));
  await interleaved(rounds, 1, [fresh]);
  await page.close();
  figures.push({ name: 'reload to fresh data, 1×', measured: milliseconds(fresh.times), target: '≤ 900 ms' });
  return [...figures, ...(await switchFigures(browser, server, rounds))];
}
