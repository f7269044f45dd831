import type { Browser, Page } from 'playwright-core';
import { closeDialog } from '../e2e/support/dialogs.ts';
import type { TestServer } from '../support/server.ts';
import { words } from '../support/words.ts';
import { throttled } from './budget.ts';
import { compared, type Figure, interleaved, timed } from './figures.ts';
import { openReturning } from './starts.ts';

const labels = words.en;

type Opener = {
  readonly title: string;
  /** Finds the button to press. Runs in the page. */
  readonly find: () => HTMLElement | undefined;
  readonly width?: number;
  /** Makes the page show the button. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

const openers: readonly Opener[] = [
  {
    title: 'sheet picker',
    find: () => [...document.querySelectorAll('button')].find(({ textContent }) => /\d{4}$/.test(textContent)),
  },
  {
    title: 'new sheet',
    find: () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('New sheet')),
  },
  {
    title: 'removal of a sheet',
    find: () => document.querySelector<HTMLElement>('[aria-label="Remove this sheet"]') ?? undefined,
  },
  { title: 'sync panel', find: () => document.querySelector<HTMLElement>('button.MuiChip-root') ?? undefined },
  {
    title: 'list of commands',
    find: () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Commands')),
  },
  {
    title: 'editor of a row, 360 px',
    width: 360,
    find: () => [...document.querySelectorAll<HTMLElement>('li button')].at(-1),
  },
  {
    title: 'sign-out with an edit that waits',
    prepare: async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('checkbox', { name: labels.paid }).first().click();
      await page.getByRole('button', { name: /waiting/ }).waitFor();
    },
    find: () => document.querySelector<HTMLElement>('a[href="/logout"]') ?? undefined,
  },
];

/** The time before the first press, in milliseconds. The app prefetches dialogs during this time. */
const reading = 5000;

/** Measures the time from the press to the dialog or panel. */
const open = async (page: Page, { title, find }: Opener): Promise<number> => {
  const button = await page.evaluateHandle(find);
  try {
    return await page.evaluate((found) => {
      if (!found) throw new Error('The button was not found.');
      return globalThis.painted(
        () => found.click(),
        () => document.querySelector('[role="dialog"]') !== null,
      );
    }, button);
  } catch (error) {
    throw new Error(`The opening of the ${title} was not timed.`, { cause: error });
  }
};

/** The first opening of dialogs and panels after a start. The device has their chunks. */
export async function openingFigures(browser: Browser, server: TestServer, rounds: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [rate, target] of [
    [1, '≤ 100 ms'],
    [4, '≤ 250 ms'],
  ] as const) {
    const page = await openReturning(browser, server);
    const slow = await throttled(page, rate);
    for (const opener of openers) {
      await page.setViewportSize({ width: opener.width ?? 1440, height: 900 });
      const first = timed(async () => {
        await page.context().setOffline(false);
        await page.reload();
        await page.evaluate(() => globalThis.fresh);
        await opener.prepare?.(page);
        await page.waitForTimeout(reading);
        const time = await slow(() => open(page, opener));
        await closeDialog(page);
        return time;
      });
      const second = timed(async () => {
        const time = await slow(() => open(page, opener));
        await closeDialog(page);
        return time;
      });
      await interleaved(rounds, 1, [first, second]);
      figures.push(compared(`first opening of the ${opener.title}, ${rate}×`, first, second, target));
    }
    await page.close();
  }
  return figures;
}
