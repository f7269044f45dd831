import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { words } from '../../support/words.ts';
import { seedHousehold } from '../gallery/household.ts';
import { keepSession, openApp } from '../support/app.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { offerInstallation } from '../support/install-offer.ts';
import { leaveApp } from '../support/page-pool.ts';
import { useStage } from '../support/stage.ts';
import { tried } from '../../support/tier.ts';

declare global {
  var shifts: PerformanceEntry[] | undefined;
}

const stage = useStage();

/** Slows the network down, so that resources arrive at visibly different times. */
async function slowDown(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  const bytes = 400_000;
  const network = { offline: false, latency: 100, downloadThroughput: bytes, uploadThroughput: bytes };
  await protocol.send('Network.emulateNetworkConditions', network);
}

/** Loads the font first if the device has no local fallback font of `src/ui/theme/fonts.css`: other fonts shift the text. */
async function loadFontWithoutFallback(page: Page, origin: string) {
  const markup = await (await fetch(`${origin}/login`)).text();
  const font = /[^"]+\.woff2/u.exec(markup)?.[0];
  if (font === undefined) throw new Error('The page asks for its letters at once.');
  await leaveApp(page, origin);
  await page.evaluate(async (address) => {
    const fallback = new FontFace('stand-in', 'local("Arial"), local("Helvetica"), local("Liberation Sans")');
    const isThere = await fallback.load().then(
      () => true,
      () => false,
    );
    if (!isThere) await (await fetch(address)).arrayBuffer();
  }, font);
}

const watchShifts = () => {
  const shifts: PerformanceEntry[] = [];
  globalThis.shifts = shifts;
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  });
};

/** The layout shifts since the last call. They include shifts right after a click, which browsers exclude from CLS. */
async function shiftsSinceLastCall(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The observer reports a shift after the frame in which it happens.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
  });
  return page.evaluate(() => (globalThis.shifts ?? []).splice(0).map((entry) => JSON.stringify(entry)));
}

/** Opens the forecast. On a phone, the forecast has a tab with lazily loaded content. */
async function showForecast(page: Page) {
  const block = page.getByRole('button', { name: textOf('fr', 'forecast.open') });
  const tab = page.getByRole('tab', { name: textOf('fr', 'situation.title') });
  if (await tab.isVisible()) {
    const releaseBlock = await holdRequests(page, /forecast-block/u);
    await tab.click();
    await page.getByRole('button', { name: words.fr.newSheet }).waitFor();
    await shiftsSinceLastCall(page);
    releaseBlock();
  }
  await block.waitFor();
}

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 360, height: 780 },
];

test.each(tried(windows, ({ width }) => width === 360))(
  'has no layout shift on load or when sheets are switched at $width × $height',
  async (viewport) => {
    const { browser, server } = stage;
    const labels = words.fr;
    const account = await seedAccount(server, `still-${viewport.width}@exemple.fr`, 'orange-bleu-42');
    await seedHousehold(account);
    const app = await openApp({ browser, origin: server.origin, words: labels, viewport });
    const { page } = app;
    await loadFontWithoutFallback(page, server.origin);
    await page.addInitScript(watchShifts);
    await slowDown(page);
    const isStill = async (what: string) => {
      expect.soft(await shiftsSinceLastCall(page), what).toEqual([]);
    };
    await page.goto(`${server.origin}/login`);
    await page.getByRole('button', { name: labels.signIn }).waitFor();
    await isStill('sign-in');
    await offerInstallation(page);
    await page.getByRole('button', { name: "Installer l'application" }).waitFor();
    await isStill('sign-in, with the offer to install');
    await keepSession(page, server.origin, account.session);
    const home = async () => {
      await page.getByRole('listitem', { name: 'Péage' }).waitFor();
      await app.saved();
    };
    await page.goto(server.origin);
    await home();
    await showForecast(page);
    await isStill('home, from the network');
    await page.reload();
    await home();
    await isStill('home, from the device');
    await page.getByRole('button', { name: labels.older }).click();
    await page.getByRole('button', { name: labels.current }).waitFor();
    await home();
    await isStill('an older sheet');
    await page.getByRole('button', { name: labels.current }).click();
    await page.getByRole('button', { name: labels.older }).waitFor();
    await home();
    await isStill('back on the newest one');
    await page.goto(`${server.origin}/moneySaving`);
    await page.getByRole('listitem', { name: 'Livret A' }).waitFor();
    await isStill('savings');
    await page.goto(`${server.origin}/parameters?section=operations`);
    await page.getByRole('listitem', { name: 'Boucherie' }).waitFor();
    await isStill('parameters');
    await app.context.close();
  },
);
