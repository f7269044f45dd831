import type { Page } from 'playwright-core';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { seedAccount, type SeededAccount, seedSheet, sheetDocument } from '../../support/seed.ts';
import { money, words } from '../../support/words.ts';
import { camille } from './account.ts';
import { openSignedIn } from './app.ts';
import type { Stage } from './stage.ts';

const labels = words.en;

/** Opens the app of a user with these documents. */
export const openWith = async (stage: Stage, email: string, documents: Parameters<SeededAccount['put']>[0]) => {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, email, camille.password);
  await put(documents);
  return openSignedIn({ browser, origin: server.origin, words: labels, session });
};

// The list has pages of 100 sheets.
export const count = 105;
/** One sheet for each month from January 2010. The balance of a sheet is its index. */
export const monthlySheets = Array.from({ length: count }, (_, index) => {
  const [year, month] = [2010 + Math.floor(index / 12), (index % 12) + 1];
  return { ...seedSheet(index, toSheetDate(year, month, 1)), order: Date.UTC(year, month - 1, 1), year, month };
});

/** Finds the first visible element that matches the selector and the optional text. With `press`, clicks the element. */
export type Step = { readonly at: string; readonly says?: string; readonly press?: boolean };

/** Runs the steps inside the page and waits for each step. Playwright's checks before each click would take minutes. */
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
  says: money(labels, `${index}.00`),
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

/** Opens the date picker at January of a year. */
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
