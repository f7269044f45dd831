import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import * as v from 'valibot';
import { keepSession } from '../e2e/support/app.ts';
import { launchOptions } from '../support/browser.ts';
import { findChromium } from '../support/chromium.ts';
import type { SeededAccount } from '../support/seed.ts';
import type { TestServer } from '../support/server.ts';
import { storeUser, seedSheets } from './budget.ts';
import { type Figure, median } from './figures.ts';

const audit = v.object({ numericValue: v.number() });
const report = v.object({
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  environment: v.object({ benchmarkIndex: v.number() }),
  audits: v.object({
    'largest-contentful-paint': audit,
    'first-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});
type Report = v.InferOutput<typeof report>;

const run = promisify(execFile);

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });

/** A report with Lighthouse's mobile preset; undefined if Lighthouse fails. */
async function reportOf(url: string, port: number, folder: string, keepsStorage: boolean): Promise<Report | undefined> {
  const path = join(folder, 'report.json');
  const lighthouse = ['exec', '--yes', '--package', 'lighthouse@13.5.0', '--', 'lighthouse', url, `--port=${port}`];
  const options = ['--quiet', '--only-categories=performance', '--output=json', `--output-path=${path}`];
  const storage = keepsStorage ? ['--disable-storage-reset'] : [];
  try {
    await run('npm', [...lighthouse, ...options, ...storage]);
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return undefined;
  }
  return v.parse(v.pipe(v.string(), v.parseJson(), report), await readFile(path, 'utf8'));
}

const figureOf = (name: string, reports: readonly Report[], target: string): Figure => {
  const mid = (value: (one: Report) => number) => median(reports.map(value));
  const numeric = (key: keyof Report['audits']) => mid(({ audits }) => audits[key].numericValue);
  return {
    name: `${name}, Lighthouse mobile`,
    measured:
      reports.length === 0
        ? 'Lighthouse failed'
        : `${(mid(({ categories }) => categories.performance.score) * 100).toFixed(0)}; FCP ${numeric('first-contentful-paint').toFixed(0)}, LCP ${numeric('largest-contentful-paint').toFixed(0)}, TBT ${numeric('total-blocking-time').toFixed(0)} ms, CLS ${numeric('cumulative-layout-shift').toFixed(3)} (n=${reports.length}, benchmarkIndex ${mid(({ environment }) => environment.benchmarkIndex).toFixed(0)})`,
    target,
  };
};

/** Clears the browser's storage and cache, except the user's session. */
async function clearAllButUser(account: SeededAccount, context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await storeUser(page, origin, account);
  await devtools.send('Network.clearBrowserCache');
  await page.close();
}

type Site = {
  readonly context: BrowserContext;
  /** Runs `prepare` and a report, `rounds` times. */
  readonly reportsOf: (url: string, keepsStorage: boolean, prepare?: () => Promise<void>) => Promise<readonly Report[]>;
};

/** Runs `measure` in a new browser with a debugging port for Lighthouse. */
async function inBrowser<T>(
  serviceWorkers: 'allow' | 'block',
  rounds: number,
  measure: (site: Site) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mon-budget-lighthouse-'));
  const port = await freePort();
  const { args = [], ...options } = launchOptions(await findChromium());
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
    locale: 'en-GB',
    serviceWorkers,
  });
  const reportsOf: Site['reportsOf'] = async (url, keepsStorage, prepare) => {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await prepare?.();
      const one = await reportOf(url, port, folder, keepsStorage);
      if (one) reports.push(one);
    }
    return reports;
  };
  try {
    return await measure({ context, reportsOf });
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens home once, as the first visit of a returning user. */
async function visit({ context }: Site, origin: string, { session }: SeededAccount): Promise<Page> {
  const page = await context.newPage();
  await keepSession(page, origin, session);
  await page.goto(origin);
  await page.getByText('Line').first().waitFor();
  return page;
}

/** Lighthouse's figures for the sign-in screen and for home with 100 lines a collection. */
export async function lighthouseFigures(server: TestServer, rounds: number): Promise<readonly Figure[]> {
  const { origin } = server;
  const account = await seedSheets(server, 100);
  const withoutWorker = await inBrowser('block', rounds, async (site) => {
    const signIn = await site.reportsOf(`${origin}/login`, false);
    const cold = await site.reportsOf(origin, true, () => clearAllButUser(account, site.context, origin));
    await visit(site, origin, account);
    const returning = await site.reportsOf(origin, true);
    return [
      // No target: Lighthouse also counts scripts that are requested before the first paint but load after it.
      figureOf('sign-in, first visit', signIn, ''),
      figureOf('home, cold, 5 × 100', cold, '≥ 85; LCP ≤ 3,200, TBT ≤ 300 ms'),
      figureOf('home with data, returning, no worker', returning, ''),
    ];
  });
  const withWorker = await inBrowser('allow', rounds, async (site) => {
    const page = await visit(site, origin, account);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    return [
      figureOf('home with data, returning', await site.reportsOf(origin, true), '≥ 97; LCP ≤ 600, TBT ≤ 150 ms, CLS 0'),
    ];
  });
  return [...withoutWorker, ...withWorker];
}
