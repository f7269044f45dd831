import type { Page } from 'playwright-core';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { seedAccount, type SeededAccount, seedSheet, sheetDocument } from '../../support/seed.ts';
import { money, words } from '../../support/words.ts';
import { camille } from './account.ts';
import { openSignedIn } from './app.ts';
import type { Stage } from './stage.ts';

const said = words.en;

/** The app of somebody who has these documents. */
export const openWith = async (stage: Stage, email: string, documents: Parameters<SeededAccount['put']>[0]) => {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, email, camille.password);
  await put(documents);
  return openSignedIn({ browser, origin: server.origin, words: said, session });
};

// More than the hundred that a page of the list holds.
export const count = 105;
/** A sheet a month, from January 2010 on; each carries its place as its balance. */
export const monthlySheets = Array.from({ length: count }, (_, index) => {
  const [year, month] = [2010 + Math.floor(index / 12), (index % 12) + 1];
  return { ...seedSheet(index, toSheetDate(year, month, 1)), order: Date.UTC(year, month - 1, 1), year, month };
});

/** The first thing in sight at a CSS selector, with this text where one is given; whether it is only seen, or pressed. */
export type Step = { readonly at: string; readonly says?: string; readonly press?: boolean };

/**
 * Goes through so many steps, waiting for each. It is done inside the page: waiting for each thing to hold still before it is
 * pressed would take minutes, and the journeys press as a person does.
 */
export const goThrough = (page: Page, steps: readonly Step[]) =>
  page.evaluate(async (tour) => {
    for (const { at, says, press } of tour) {
      const look = () =>
        [...document.querySelectorAll<HTMLElement>(at)].find(
          (element) =>
            element.checkVisibility() &&
            (says === undefined || [element.getAttribute('value'), element.textContent].includes(says)),
        );
      const deadline = performance.now() + 10_000;
      while (!look()) {
        if (performance.now() > deadline) throw new Error(`${at} ${says} is not shown.`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      if (press) look()?.click();
    }
  }, steps);

export const showsBalance = (index: number): Step => ({
  at: '[data-figure="accountBalance"]',
  says: money(said, `${index}.00`),
});

export const openMonthlySheets = async (stage: Stage, email: string) => {
  const app = await openWith(
    stage,
    email,
    monthlySheets.map((sheet) => sheetDocument(sheet)),
  );
  await app.shows('accountBalance', `${count - 1}.00`);
  return app;
};

export const firstDay = (page: Page) => page.getByRole('dialog').getByRole('gridcell', { name: '1', exact: true });

/** Opens the picker at the January of a year. */
export async function pickJanuary(page: Page, year: number) {
  const picker = page.getByRole('dialog');
  const press = (name: RegExp | string) => picker.getByRole('button', { name }).click();
  await page.getByRole('button', { name: /\d\d \w+ \d{4}$/ }).click();
  await press(/^\w+ \d{4}$/);
  await press(/^\d{4}$/);
  const decade = picker.getByRole('radio', { name: String(year), exact: true });
  if ((await decade.count()) === 0) {
    const isLater = Number(await picker.getByRole('radio').first().textContent()) < year;
    await press(isLater ? 'Next ten years' : 'Previous ten years');
  }
  await decade.click();
  await picker.getByRole('radio', { name: 'January' }).click();
}
