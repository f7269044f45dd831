import { expect, test } from 'vitest';
import { words } from '../../support/words.ts';
import {
  count,
  goThrough,
  monthlySheets,
  openMonthlySheets,
  pickJanuary,
  showsBalance,
  type Step,
  firstDay,
} from '../support/monthly-sheets.ts';
import { useStage } from '../support/stage.ts';

const labels = words.en;
const stage = useStage();
const steps = count - 1;

const press = (name: string): Step => ({ at: `[aria-label="${name}"]`, press: true });

test(`navigates from the oldest of 105 sheets to the next ${steps} sheets and back`, async () => {
  const app = await openMonthlySheets(stage, 'arrows@exemple.fr');
  const { page } = app;
  expect(await page.getByRole('button', { name: labels.current }).count()).toBe(0);
  await pickJanuary(page, 2010);
  await firstDay(page).click();
  await app.shows('accountBalance', '0.00');
  const older = page.getByRole('button', { name: labels.older });
  await older.waitFor({ state: 'hidden' });
  const indices = Array.from({ length: steps }, (_, index) => index);
  await goThrough(
    page,
    indices.flatMap((index) => [press(labels.newer), showsBalance(index + 1)]),
  );
  await goThrough(
    page,
    indices.toReversed().flatMap((index) => [press(labels.older), showsBalance(index)]),
  );
  await older.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: labels.current }).click();
  await app.shows('accountBalance', `${count - 1}.00`);
  expect(app.complaints).toEqual([]);
  await app.close();
});

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const nextMonth: Step = { at: '[role="dialog"] [aria-label="Next month"]', press: true };

/** The steps that check a month in the picker: only its first day has a sheet. */
const seesMonth = ({ order, year }: (typeof monthlySheets)[number]): readonly Step[] => [
  { at: '[role="dialog"] [aria-live]', says: `${monthName.format(order)} ${year}` },
  { at: '[role="dialog"] [role="gridcell"]:enabled', says: '1' },
  { at: '[role="dialog"] [role="gridcell"]:disabled', says: '2' },
];

const years = [...new Set(monthlySheets.map(({ year }) => year))];

test('offers 105 sheets in the date picker, and opens one sheet of each year', async () => {
  const app = await openMonthlySheets(stage, 'picker@exemple.fr');
  const { page } = app;
  // Goes from month to month, and opens the last sheet of each year.
  for (const year of years) {
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
