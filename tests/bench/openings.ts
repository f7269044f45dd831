import type { Browser, Page } from 'playwright-core';
import type { TestServer } from '../support/server.ts';
import { words } from '../support/words.ts';
import { throttled } from './budget.ts';
import { compared, type Figure, interleaved, timed } from './figures.ts';
import { openReturning } from './starts.ts';

const said = words.en;

/** What is opened, and the name of the button that does. */
const openers = [said.newSheet, said.removeSheet, said.saved] as const;

/** From the press to the dialog or panel. */
const open = (page: Page, opener: string): Promise<number> =>
  page.evaluate((name) => {
    const button = [...document.querySelectorAll('button')].find((each) =>
      (each.ariaLabel ?? each.textContent).includes(name),
    );
    if (!button) throw new Error(`There is no button ${name}.`);
    return globalThis.painted(
      () => button.click(),
      () => document.querySelector('[role="dialog"]') !== null,
    );
  }, opener);

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
}

/** Dialogs and panels, opened first after a start: what they need is on the device, and nothing was made ready. */
export async function openingFigures(browser: Browser, server: TestServer, rounds: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [rate, target] of [
    [1, '≤ 100 ms'],
    [4, '≤ 250 ms'],
  ] as const) {
    const page = await openReturning(browser, server);
    const slow = await throttled(page, rate);
    for (const opener of openers) {
      const first = timed(async () => {
        await page.reload();
        await page.evaluate(() => globalThis.fresh);
        const time = await slow(() => open(page, opener));
        await close(page);
        return time;
      });
      const second = timed(async () => {
        const time = await slow(() => open(page, opener));
        await close(page);
        return time;
      });
      await interleaved(rounds, 1, [first, second]);
      figures.push(compared(`first opening of “${opener}”, ${rate}×`, first, second, target));
    }
    await page.close();
  }
  return figures;
}
