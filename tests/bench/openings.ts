import type { Browser, Page } from 'playwright-core';
import { closeDialog } from '../e2e/support/dialogs.ts';
import type { TestServer } from '../support/server.ts';
import { words } from '../support/words.ts';
import { throttled } from './budget.ts';
import { compared, type Figure, interleaved, timed } from './figures.ts';
import { openReturning } from './starts.ts';

const said = words.en;

type Opener = {
  readonly title: string;
  /** Finds what is pressed; it runs in the page. */
  readonly find: () => HTMLElement | undefined;
  readonly width?: number;
  /** Brings the page to where there is something to press. */
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
      await page.getByRole('checkbox', { name: said.paid }).first().click();
      await page.getByRole('button', { name: /waiting/ }).waitFor();
    },
    find: () => document.querySelector<HTMLElement>('a[href="/logout"]') ?? undefined,
  },
];

/** Somebody looks at a sheet before they open anything; what may be opened is prefetched meanwhile, in milliseconds. */
const rest = 5000;

/** From the press to the dialog or panel. */
const open = async (page: Page, { title, find }: Opener): Promise<number> => {
  const button = await page.evaluateHandle(find);
  try {
    return await page.evaluate((found) => {
      if (!found) throw new Error('There is nothing to press.');
      return globalThis.painted(
        () => found.click(),
        () => document.querySelector('[role="dialog"]') !== null,
      );
    }, button);
  } catch (error) {
    throw new Error(`What the ${title} opens was not timed.`, { cause: error });
  }
};

/** Dialogs and panels, opened first after a start: what they need is on the device. */
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
        await page.waitForTimeout(rest);
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
