import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../src/domain/sheet-date.ts';
import {
  entryDocument,
  seedAccount,
  type SeededAccount,
  seedEntry,
  seedSheet,
  sheetDocument,
} from '../support/seed.ts';
import { camille } from './support/account.ts';
import { openSignedIn } from './support/app.ts';
import { useStage } from './support/stage.ts';
import { money, words } from './support/words.ts';

const said = words.en;
const stage = useStage();

const openWith = async (email: string, documents: Parameters<SeededAccount['put']>[0]) => {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, email, camille.password);
  await put(documents);
  return openSignedIn({ browser, origin: server.origin, words: said, session });
};

describe('more entries than a page holds', () => {
  test.each([100, 101, 250])('all %i are listed, shown and summed', async (count) => {
    const email = `entries${count}@exemple.fr`;
    const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
    const entries = Array.from({ length: count }, (_, index) => seedEntry(index, 0.1));
    const app = await openWith(email, [
      sheetDocument(sheet),
      ...entries.map((entry) => entryDocument(sheet, 'outDay', entry)),
      ...entries.map((entry) => entryDocument(sheet, 'in', entry)),
    ]);
    await app.shows('outDaySum', (count / 10).toFixed(2));
    await app.shows('inSum', (count / 10).toFixed(2));
    const list = app.region(said.daily).getByRole('list', { name: said.daily });
    const seen = new Set<string>();
    await list.getByRole('listitem').first().hover();
    await expect
      .poll(
        async () => {
          const labels = await list.getByRole('listitem').evaluateAll((rows) => rows.map((row) => row.ariaLabel ?? ''));
          for (const label of labels) seen.add(label.slice(0, 'Line 0000'.length));
          await app.page.mouse.wheel(0, 400);
          return seen.size;
        },
        { timeout: 30_000 },
      )
      .toBe(count);
    await app.close();
  });
});

const count = 150;
/** A sheet a month, from January 2010 on; each carries its place as its balance. */
const monthlySheets = Array.from({ length: count }, (_, index) => {
  const [year, month] = [2010 + Math.floor(index / 12), (index % 12) + 1];
  return { ...seedSheet(index, toSheetDate(year, month, 1)), datePicker: Date.UTC(year, month - 1, 1), year, month };
});

/**
 * Presses a button once for each of these balances, and waits for it. It is done inside the page: waiting for the button to
 * hold still each time would take minutes, and the journeys click as a person does.
 */
const pressThrough = (target: Locator, balances: readonly string[]) =>
  target.evaluate(async (button, expected) => {
    for (const balance of expected) {
      const deadline = performance.now() + 10_000;
      const isShown = (figure: Element) =>
        figure.checkVisibility() && [figure.getAttribute('value'), figure.textContent].includes(balance);
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      while (![...document.querySelectorAll('[data-figure="accountBalance"]')].some(isShown)) {
        if (performance.now() > deadline) throw new Error(`${balance} is not shown.`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
  }, balances);

// The picker is opened so many times that each pressing of it is done inside the page, too.
const press = (target: Locator) => target.dispatchEvent('click');

const openMonthlySheets = async (email: string) => {
  const app = await openWith(
    email,
    monthlySheets.map((sheet) => sheetDocument(sheet)),
  );
  await app.shows('accountBalance', `${count - 1}.00`);
  return app;
};

test('150 sheets are all reached by the arrows', async () => {
  const app = await openMonthlySheets('arrows@exemple.fr');
  const { page } = app;
  const older = page.getByRole('button', { name: said.older });
  expect(await page.getByRole('button', { name: said.current }).count()).toBe(0);
  const balances = Array.from({ length: count - 1 }, (_, index) => money(said, `${count - 2 - index}.00`));
  await pressThrough(older, balances);
  await older.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: said.newer }).click();
  await app.shows('accountBalance', '1.00');
  await page.getByRole('button', { name: said.current }).click();
  await app.shows('accountBalance', `${count - 1}.00`);
  expect(app.complaints).toEqual([]);
  await app.close();
});

test('150 sheets are all reached by the date picker', async () => {
  const app = await openMonthlySheets('picker@exemple.fr');
  const { page } = app;
  const picker = page.getByRole('dialog');
  const cell = picker.getByRole('gridcell', { name: '1', exact: true });
  const january = async (year: number) => {
    await press(picker.getByRole('button', { name: /^\w+ \d{4}$/ }));
    await press(picker.getByRole('button', { name: /^\d{4}$/ }));
    const decade = picker.getByRole('radio', { name: String(year), exact: true });
    if ((await decade.count()) === 0) {
      const isLater = Number(await picker.getByRole('radio').first().textContent()) < year;
      await press(picker.getByRole('button', { name: isLater ? 'Next ten years' : 'Previous ten years' }));
    }
    await press(decade);
    await press(picker.getByRole('radio', { name: 'January' }));
  };
  for (const [index, { year, month }] of monthlySheets.entries()) {
    await press(page.getByRole('button', { name: /\d\d \w+ \d{4}$/ }));
    // From one month to the next, and over the years each January.
    await (month === 1 ? january(year) : press(picker.getByRole('button', { name: 'Next month' })));
    await picker.getByRole('button', { name: new RegExp(`${year}$`, 'u') }).waitFor();
    await press(cell);
    await app.shows('accountBalance', `${index}.00`);
  }
  expect(app.complaints).toEqual([]);
  await app.close();
});
