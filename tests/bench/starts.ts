import type { Browser, Page } from 'playwright-core';
import { keepSession } from '../e2e/support/app.ts';
import type { TestServer } from '../support/server.ts';
import { words } from '../support/words.ts';
import { seedSheets, throttle } from './budget.ts';
import { compared, type Figure, interleaved, milliseconds, timed } from './figures.ts';
import { watchPaints } from './painted.ts';
import { openPlainPage, plainPage } from './plain-page.ts';

const said = words.en;
const roundTrip = 150;
const entries = 100;

declare global {
  /** Milliseconds from the start of the page to its first painted line. */
  var firstLine: Promise<number>;
  /** How many answers of the data service had come by then. */
  var answers: number;
}

/** Puts `firstLine` and `answers` on each page that is opened from now on. */
async function watchStart(page: Page) {
  await watchPaints(page);
  await page.addInitScript(() => {
    const begun = performance.now();
    const shown = globalThis.painted(
      () => {},
      () => {
        const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v1/'));
        globalThis.answers = calls.length;
        return [...document.querySelectorAll('li')].some((row) => row.textContent.includes('Line '));
      },
    );
    globalThis.firstLine = shown.then((time) => begun + time);
  });
}

/** Each call of the server takes a round trip more. */
const slowDown = (page: Page) =>
  page.route(/\/(?:v1|identitytoolkit|securetoken)/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, roundTrip));
    await route.continue().catch(() => {});
  });

/** Somebody who has the app on the device, and was here before. */
async function openReturning(browser: Browser, server: TestServer, rate: number): Promise<Page> {
  const { session } = await seedSheets(server, entries);
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await watchStart(page);
  await keepSession(page, server.origin, session);
  await page.goto(server.origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await slowDown(page);
  await page.reload();
  await page.evaluate(() => globalThis.firstLine);
  await throttle(page, rate);
  return page;
}

/** The hand-written page that asks for identity, then the list, then the collections, and keeps nothing. */
async function openNaive(browser: Browser, rate: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watchStart(page);
  const fetches = `<script>(async () => {
    for (const step of [['identity'], ['list'], ['in', 'outDay', 'outMonth', 'moneySaving', 'provisions']])
      await Promise.all(step.map((name) => fetch('/v1/' + name)));
    mount();
  })();</script>`;
  await page.route('**/v1/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, roundTrip));
    await route.fulfill({ contentType: 'application/json', body: '{}' });
  });
  await openPlainPage(page, `${plainPage(entries)}${fetches}`);
  await throttle(page, rate);
  return page;
}

async function reload(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate(() => globalThis.firstLine);
}

const switchTo = async (page: Page, direction: string, sum: string): Promise<number> =>
  page.evaluate(
    ([label, text]) => {
      const button = [...document.querySelectorAll('button')].find((each) => each.ariaLabel === label);
      return globalThis.painted(
        () => button?.click(),
        () =>
          document.querySelector('.sheet-navigator-date')?.textContent.includes(text) === true &&
          [...document.querySelectorAll('li')].some((row) => row.textContent.includes('Line ')),
      );
    },
    [direction, sum] as const,
  );

async function switchFigures(browser: Browser, server: TestServer, rounds: number): Promise<readonly Figure[]> {
  const page = await openReturning(browser, server, 1);
  await page.getByRole('button', { name: said.older }).waitFor();
  const older = timed(() => switchTo(page, said.older, 'Oct'));
  const newer = timed(() => switchTo(page, said.newer, 'Nov'));
  await interleaved(rounds, 1, [older, newer]);
  await page.close();
  return [
    {
      name: 'switch to a sheet kept on the device, 1×',
      measured: milliseconds([...older.times, ...newer.times]),
      target: 'one frame',
    },
  ];
}

/** From the start of a page to the lines on show, with round trips of 150 ms. */
export async function startFigures(browser: Browser, server: TestServer, rounds: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [rate, target] of [
    [1, '≤ 220 ms, ≤ 0.2 × naive'],
    [4, '≤ 700 ms, ≤ 0.2 × naive'],
  ] as const) {
    const [app, naive] = [await openReturning(browser, server, rate), await openNaive(browser, rate)];
    const [ours, theirs] = [timed(() => reload(app)), timed(() => reload(naive))];
    await interleaved(rounds, 1, [ours, theirs]);
    const answers = await app.evaluate(() => globalThis.answers);
    figures.push(compared(`reload to painted data, ${rate}×, ${answers} answers had come`, ours, theirs, target));
    await Promise.all([app.close(), naive.close()]);
  }
  return [...figures, ...(await switchFigures(browser, server, rounds))];
}
