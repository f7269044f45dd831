import { expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { isFocused, press } from '../support/keys.ts';
import { useStage } from '../support/stage.ts';
import { openThreeYears } from '../support/three-years.ts';

const stage = useStage();

// Source: docs/specification.md#shortcuts, docs/specification.md#list-keys.
test('runs every keyboard shortcut of the list in the help', async () => {
  const app = await openThreeYears(stage, 'shortcuts@exemple.fr', 'en');
  const { page, words: names } = app;
  const daily = app.region(names.daily);
  const field = (name: string) => daily.getByLabel(name, { exact: true }).first();
  const credit = daily.getByRole('button', { name: names.credit }).first();

  // Add row: move between fields, toggle the sign, add, clear, paste.
  await press(page, 'Alt+n');
  await isFocused(field(names.day));
  await page.keyboard.type('5');
  await press(page, 'Tab');
  await isFocused(field(names.name));
  await page.keyboard.type('Train');
  await press(page, 'Tab');
  await isFocused(field(names.amount));
  await press(page, 'Shift+Tab');
  await isFocused(credit);
  await press(page, 'Tab');
  await page.keyboard.type('+');
  expect(await credit.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('-');
  expect(await credit.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.type('12+8');
  await press(page, 'Enter');
  await app.row(names.daily, 'Train').waitFor();
  await isFocused(field(names.name));
  await page.keyboard.type('Bus');
  await press(page, 'Escape');
  expect(await field(names.name).inputValue()).toBe('');
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
  await page.evaluate(() => navigator.clipboard.writeText('3\tTram\t1.90\n4\tTaxi\t12.00'));
  await press(page, 'Control+v');
  await page.getByRole('dialog', { name: /Paste 2 lines/u }).waitFor();
  await press(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // List: move between rows and cells, edit, tick, delete, undo.
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
  const name = row('Line 0002').getByRole('button', { name: `${names.name} Line 0002`, exact: true });
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

  // List: first and last row, page up and down, select several rows.
  const selected = daily.getByRole('listitem', { name: /, selected$/u });
  await press(page, 'Home');
  await isFocused(row('Line 0001').getByRole('button', { name: `${names.name} Line 0001`, exact: true }));
  await press(page, 'PageDown', 'PageUp', 'Home', 'Shift+Space');
  expect(await selected.count()).toBe(1);
  await press(page, 'Shift+ArrowDown');
  expect(await selected.count()).toBe(2);
  await press(page, 'Control+a');
  expect(await selected.count()).toBe(await daily.getByRole('listitem').count());
  await press(page, 'Escape');
  expect(await selected.count()).toBe(0);

  // Forecast: move day by day.
  const forecast = page.getByRole('region', { name: textOf('en', 'forecast.panel') });
  await press(page, 'Alt+p');
  await forecast.waitFor();
  await press(page, 'Alt+p');
  await forecast.waitFor({ state: 'detached' });

  // The calendar of sheets has a sheet on the first day of each month.
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
