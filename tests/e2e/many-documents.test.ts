import type { Page } from 'playwright-core';
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
import { isExhaustive, tried } from '../support/tier.ts';
import { camille } from './support/account.ts';
import { openSignedIn } from './support/app.ts';
import { useStage } from './support/stage.ts';
import { money, words } from '../support/words.ts';

const said = words.en;
const stage = useStage();

const openWith = async (email: string, documents: Parameters<SeededAccount['put']>[0]) => {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, email, camille.password);
  await put(documents);
  return openSignedIn({ browser, origin: server.origin, words: said, session });
};

describe('more entries than a page holds', () => {
  // The last one takes three pages; what a whole one and one more make of it is tried without a browser too.
  test.each(tried([100, 101, 250], (count) => count === 250))('all %i are listed, shown and summed', async (count) => {
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

// More than the hundred that a page of the list holds.
const count = 105;
/** A sheet a month, from January 2010 on; each carries its place as its balance. */
const monthlySheets = Array.from({ length: count }, (_, index) => {
  const [year, month] = [2010 + Math.floor(index / 12), (index % 12) + 1];
  return { ...seedSheet(index, toSheetDate(year, month, 1)), datePicker: Date.UTC(year, month - 1, 1), year, month };
});

/** The first thing in sight at a CSS selector, with this text where one is given; whether it is only seen, or pressed. */
type Step = { readonly at: string; readonly says?: string; readonly press?: boolean };

/**
 * Goes through so many steps, waiting for each. It is done inside the page: waiting for each thing to hold still before it is
 * pressed would take minutes, and the journeys press as a person does.
 */
const goThrough = (page: Page, steps: readonly Step[]) =>
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

const showsBalance = (index: number): Step => ({
  at: '[data-figure="accountBalance"]',
  says: money(said, `${index}.00`),
});

const openMonthlySheets = async (email: string) => {
  const app = await openWith(
    email,
    monthlySheets.map((sheet) => sheetDocument(sheet)),
  );
  await app.shows('accountBalance', `${count - 1}.00`);
  return app;
};

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const nextMonth: Step = { at: '[role="dialog"] [aria-label="Next month"]', press: true };
const firstDay = (page: Page) => page.getByRole('dialog').getByRole('gridcell', { name: '1', exact: true });

/** The page of a month in the picker, whose first day has a sheet. */
const seesMonth = ({ datePicker, year }: (typeof monthlySheets)[number]): readonly Step[] => [
  { at: '[role="dialog"] [aria-live]', says: `${monthName.format(datePicker)} ${year}` },
  { at: '[role="dialog"] [role="gridcell"]:enabled', says: '1' },
  { at: '[role="dialog"] [role="gridcell"]:disabled', says: '2' },
];

/** Opens the picker at the January of a year. */
async function pickJanuary(page: Page, year: number) {
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

// In small, those that the first page of the list leaves out, and some that it holds.
const steps = isExhaustive ? count - 1 : 8;

const press = (name: string): Step => ({ at: `[aria-label="${name}"]`, press: true });

test(`from the oldest of 105 sheets the arrows lead over the next ${steps}, and back`, async () => {
  const app = await openMonthlySheets('arrows@exemple.fr');
  const { page } = app;
  expect(await page.getByRole('button', { name: said.current }).count()).toBe(0);
  await pickJanuary(page, 2010);
  await firstDay(page).click();
  await app.shows('accountBalance', '0.00');
  const older = page.getByRole('button', { name: said.older });
  await older.waitFor({ state: 'hidden' });
  const indices = Array.from({ length: steps }, (_, index) => index);
  await goThrough(
    page,
    indices.flatMap((index) => [press(said.newer), showsBalance(index + 1)]),
  );
  await goThrough(
    page,
    indices.toReversed().flatMap((index) => [press(said.older), showsBalance(index)]),
  );
  await older.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: said.current }).click();
  await app.shows('accountBalance', `${count - 1}.00`);
  expect(app.complaints).toEqual([]);
  await app.close();
});

const years = [...new Set(monthlySheets.map(({ year }) => year))];
// In small, the first one, one in the middle and the last one.
const triedYears = tried(years, (year) => [2010, 2014, 2018].includes(year));

test(`105 sheets are offered by the date picker, and one of ${triedYears.length} years is opened`, async () => {
  const app = await openMonthlySheets('picker@exemple.fr');
  const { page } = app;
  // From one month to the next, and over the years each January; the last month of each year is opened.
  for (const year of triedYears) {
    const [first, ...others] = monthlySheets.filter((sheet) => sheet.year === year);
    if (!first) throw new Error(`${year} has no sheet.`);
    await pickJanuary(page, year);
    await goThrough(page, [...seesMonth(first), ...others.flatMap((sheet) => [nextMonth, ...seesMonth(sheet)])]);
    await firstDay(page).click();
    await app.shows('accountBalance', `${(others.at(-1) ?? first).accountBalance}.00`);
  }
  expect(app.complaints).toEqual([]);
  await app.close();
});
