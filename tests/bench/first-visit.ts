import type { Browser, Page } from 'playwright-core';
import type { TestServer } from '../support/server.ts';
import { storeUser, seedSheets } from './budget.ts';
import { type Figure, median } from './figures.ts';

/** A first visit: paint and blocking times in milliseconds, and the layout shift. */
type FirstVisit = { readonly largestPaint: number; readonly blocking: number; readonly moved: number };

// The network of a phone with a slow connection.
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const settled = 6000;

declare global {
  var visit: {
    largestPaint: number;
    firstPaint: number;
    tasks: (readonly [start: number, end: number])[];
    moved: number;
  };
}

type Address = {
  readonly url: string;
  /** Prepares the browser's storage. */
  readonly prepare?: (page: Page) => Promise<void>;
};

/** Opens a page without a cache on a slow phone and network. Observes paints, long tasks and layout shifts. */
async function visitFirst(browser: Browser, { url, prepare }: Address): Promise<FirstVisit> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await prepare?.(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const visit: typeof globalThis.visit = { largestPaint: 0, firstPaint: 0, tasks: [], moved: 0 };
    globalThis.visit = visit;
    const heard: Record<string, (entry: PerformanceEntry) => void> = {
      'largest-contentful-paint': ({ startTime }) => {
        visit.largestPaint = startTime;
      },
      paint: ({ startTime }) => {
        visit.firstPaint = Math.max(visit.firstPaint, startTime);
      },
      longtask: ({ startTime, duration }) => visit.tasks.push([startTime, startTime + duration]),
      'layout-shift': (entry) => {
        visit.moved += Number(Reflect.get(entry, 'value'));
      },
    };
    for (const [type, hear] of Object.entries(heard)) {
      new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
    }
  });
  await page.goto(url);
  await page.waitForTimeout(settled);
  const { largestPaint, firstPaint, tasks, moved } = await page.evaluate(() => globalThis.visit);
  await context.close();
  const blocking = tasks.filter(([start]) => start > firstPaint).map(([start, end]) => Math.max(0, end - start - 50));
  return { largestPaint, blocking: blocking.reduce((sum, each) => sum + each, 0), moved };
}

type Visited = { readonly name: string; readonly address: Address; readonly rounds: number; readonly target: string };

async function figureOf(browser: Browser, { name, address, rounds, target }: Visited): Promise<Figure> {
  const visits: FirstVisit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visitFirst(browser, address));
  const mid = (value: (visit: FirstVisit) => number) => median(visits.map(value));
  return {
    name: `${name}, CPU 4×, 1.6 Mbps, 150 ms, observed`,
    measured: `LCP ${mid(({ largestPaint }) => largestPaint).toFixed(0)}, TBT ${mid(({ blocking }) => blocking).toFixed(0)} ms, CLS ${mid(({ moved }) => moved).toFixed(3)} (n=${rounds})`,
    target,
  };
}

/** First visits of the sign-in page, and of home in a browser that has only the user's session. */
export async function firstVisitFigures(
  browser: Browser,
  server: TestServer,
  rounds: number,
): Promise<readonly Figure[]> {
  const { origin } = server;
  const account = await seedSheets(server, 100);
  return [
    await figureOf(browser, {
      name: 'first visit of sign-in',
      address: { url: `${origin}/login` },
      rounds,
      target: 'LCP ≤ 750, TBT ≤ 200 ms, CLS 0',
    }),
    await figureOf(browser, {
      name: 'home, cold, 5 × 100',
      address: { url: origin, prepare: (page) => storeUser(page, origin, account) },
      rounds,
      // No target for TBT, which is in the Lighthouse section.
      target: 'LCP ≤ 3,200 ms, CLS 0',
    }),
  ];
}
