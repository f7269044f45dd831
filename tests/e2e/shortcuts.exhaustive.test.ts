import { expect, test } from 'vitest';
import { isFocused, press } from './support/keys.ts';
import { useStage } from './support/stage.ts';
import { openThreeYears } from './support/three-years.ts';

const stage = useStage();

// Source: docs/specification.md#shortcuts, docs/specification.md#list-keys.
test('every key of the list of shortcuts does what it says', async () => {
  const app = await openThreeYears(stage, 'shortcuts@exemple.fr', 'en');
  const { page, words: names } = app;
  const daily = app.region(names.daily);
  const field = (name: string) => daily.getByLabel(name, { exact: true }).first();
  const credit = daily.getByRole('button', { name: names.credit }).first();

  // The add row: from field to field, the sign, adding, clearing.
  await press(page, 'Alt+n');
  await isFocused(field(names.day));
  await page.keyboard.type('5');
  await press(page, 'Tab');
  await isFocused(field(names.name));
  await page.keyboard.type('Train');
  await press(page, 'Tab');
  await isFocused(credit);
  await press(page, 'Tab');
  await isFocused(field(names.amount));
  await page.keyboard.type('+');
  expect(await credit.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('-');
  expect(await credit.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.type('12+8');
  await press(page, 'Enter');
  await app.row(names.daily, 'Train').waitFor();
  await isFocused(field(names.day));
  await page.keyboard.type('7');
  await press(page, 'Escape');
  expect(await field(names.day).inputValue()).toBe('');

  // A list: its rows and cells, editing, ticking, deleting, undoing.
  const row = (name: string) => app.row(names.daily, name);
  const check = (name: string) => row(name).getByRole('checkbox', { name: names.paid });
  await check('Line 0001').focus();
  await press(page, 'Space');
  expect(await check('Line 0001').isChecked()).toBe(true);
  await press(page, 'Control+z');
  await expect.poll(() => check('Line 0001').isChecked()).toBe(false);
  await press(page, 'ArrowDown', 'ArrowDown');
  await isFocused(check('Train'));
  await press(page, 'ArrowUp');
  await isFocused(check('Line 0002'));
  await press(page, 'ArrowRight', 'ArrowRight');
  const name = row('Line 0002').getByRole('button', { name: names.name, exact: true });
  await isFocused(name);
  await press(page, 'ArrowLeft', 'ArrowRight', 'Enter');
  await page.keyboard.type('Something else');
  await press(page, 'Escape');
  await isFocused(name);
  await press(page, 'Delete');
  await page.getByRole('dialog').getByText('Line 0002').waitFor();
  await press(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await isFocused(name);

  // The calendar of the sheets, which has the first of each month.
  const date = page.getByRole('button', { name: /01 Jan 2026$/u });
  const calendar = page.getByRole('dialog', { name: 'Choose a sheet' });
  for (const key of ['Enter', 'Alt+ArrowDown']) {
    await date.focus();
    await press(page, key);
    await calendar.getByRole('gridcell', { name: '1', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('1');
    await press(page, 'PageUp');
    await calendar.getByText('December 2025').first().waitFor();
    await press(page, 'Escape');
    await calendar.waitFor({ state: 'detached' });
    await isFocused(date);
  }
  await press(page, 'Alt+ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('1');
  await press(page, 'PageUp', 'ArrowLeft', 'Enter');
  await isFocused(page.getByRole('button', { name: /01 Nov 2025$/u }));
  expect(app.complaints).toEqual([]);
  await app.close();
});
