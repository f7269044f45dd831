import { describe, expect, test } from 'vitest';
import type { CaseName } from './cases.ts';
import { pickerSuite } from './picker-suite.ts';

const { show, open } = pickerSuite();

describe('the value of a date picker', () => {
  test.each<[CaseName, string]>([
    ['field', '20 nov. 2026'],
    ['unpadded', '05 sept. 2026'],
    ['number', '20 nov. 2026'],
    ['date', '20 nov. 2026'],
    ['garbage', ''],
    ['empty', ''],
    ['custom', 'le 20'],
  ])('shows the value of the case %s as %o', async (name, text) => {
    const { field } = await show(name);
    await expect.poll(() => field.inputValue()).toBe(text);
  });

  // Source: docs/specification.md#picker-clear.
  test('clears the value by the clear button', async () => {
    const { page, field, changes } = await show('clearable');
    await page.getByRole('button', { name: 'Effacer la date' }).click();
    await expect.poll(changes).toBe('empty');
    expect(await field.inputValue()).toBe('');
    expect(await page.getByRole('button', { name: 'Effacer la date' }).count()).toBe(0);
  });

  test('clears the value of an inline calendar', async () => {
    const { page, changes } = await show('clearableInline');
    await page.getByRole('button', { name: 'Effacer la date' }).click();
    await expect.poll(changes).toBe('empty');
    expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(0);
  });
});

describe('picking a date', () => {
  // Source: docs/specification.md#picker-pick.
  test('sets the date by a click on a day, closes the popup and returns the focus', async () => {
    const { page, cell, dialog, changes, field } = await open('field');
    await cell(23).click();
    await expect.poll(changes).toBe('Mon Nov 23 2026 0:0');
    await dialog.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('23 nov. 2026');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Ouvrir le calendrier');
  });

  test('closes the popup by a click on the selected day', async () => {
    const { cell, dialog, field } = await open('field');
    await cell(20).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('20 nov. 2026');
  });

  // Source: docs/specification.md#picker-pick.
  test('goes down a level by a click on a year or a month, and sets no date', async () => {
    const { cell, titled, changes, focused } = await open('fromYears');
    await titled('2020 – 2029');
    await cell(2028).click();
    await titled('2028');
    await expect.poll(changes).toBe('');
    await cell('févr.').click();
    await titled('février 2028');
    await expect.poll(changes).toBe('');
    await focused(1);
    await cell(29).click();
    await expect.poll(changes).toBe('Tue Feb 29 2028 0:0');
  });

  // Source: docs/specification.md#picker-views, docs/specification.md#picker-pick.
  test('sets the first day of a month when months are the lowest level', async () => {
    const { cell, dialog, changes } = await open('months');
    await cell('déc.').click();
    await expect.poll(changes).toBe('Tue Dec 01 2026 0:0');
    await dialog.waitFor({ state: 'detached' });
  });

  test('sets the first day of a year when years are the lowest level', async () => {
    const { cell, changes } = await open('years');
    await cell(2021).click();
    await expect.poll(changes).toBe('Fri Jan 01 2021 0:0');
  });

  // Source: docs/specification.md#picker-pick.
  test('keeps the view of an inline calendar', async () => {
    const { cell, page, changes, titled } = await show('inlineFromYears');
    await cell(2027).click();
    await cell('mars').click();
    await cell(4).click();
    await expect.poll(changes).toBe('Thu Mar 04 2027 0:0');
    await titled('mars 2027');
    expect(await page.getByRole('gridcell', { selected: true }).textContent()).toBe('4');
  });
});

describe('the pages of a calendar', () => {
  // Source: docs/specification.md#picker-navigation.
  test('have ten years each', async () => {
    const { page, titled, enabledCells } = await open('years');
    expect(await enabledCells()).toEqual(Array.from({ length: 10 }, (_, index) => String(2020 + index)));
    await page.getByRole('button', { name: 'Dix années suivantes' }).click();
    await titled('2030 – 2039');
    expect(await page.getByRole('radio').count()).toBe(10);
  });

  // Source: docs/specification.md#picker-navigation.
  test('turn by the arrow buttons, and go up a level by the title', async () => {
    const { page, titled } = await open('field');
    await page.getByRole('button', { name: 'Mois suivant' }).click();
    await titled('décembre 2026');
    await page.getByRole('button', { name: 'décembre 2026' }).click();
    await titled('2026');
    await page.getByRole('button', { name: 'Année précédente' }).click();
    await titled('2025');
    await page.getByRole('button', { name: '2025' }).click();
    await titled('2020 – 2029');
    expect(await page.getByRole('button', { name: '2020 – 2029' }).count()).toBe(0);
  });

  // Source: docs/specification.md#picker-views.
  test('do not go above the highest level', async () => {
    const { page, titled } = await open('daysOnly');
    await titled('novembre 2026');
    expect(await page.getByRole('button', { name: 'novembre 2026' }).count()).toBe(0);
  });

  test('start at the given page or at today if there is no value', async () => {
    const asked = await open('openDate');
    await asked.titled('avril 2031');
    const { page, titled, focused } = await open('empty');
    await titled('novembre 2026');
    await focused(21);
    expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(0);
  });

  // Source: docs/specification.md#picker-initial-view.
  test('refuse an initial view outside the levels', async () => {
    const { page } = await show('impossible');
    expect(await page.getByRole('alert').textContent()).toBe(
      'RangeError: initial view cannot be rendered based on the minimum and maximum views',
    );
  });
});

describe('the popup of a date picker', () => {
  // Source: docs/specification.md#picker-close.
  test('closes on a click outside, and does not call `onChange`', async () => {
    const { page, dialog, changes } = await open('field');
    await page.mouse.click(900, 600);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(changes).toBe('');
  });

  // Source: docs/specification.md#picker-disabled.
  test('does not open for a disabled picker', async () => {
    const { page, dialog, field, opener } = await show('disabled');
    expect([await field.isDisabled(), await opener.isDisabled()]).toEqual([true, true]);
    await field.click({ force: true });
    await opener.click({ force: true });
    expect(await dialog.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Effacer la date' }).count()).toBe(0);
  });

  test('closes on Escape without closing the dialog below', async () => {
    const { page, dialog, press } = await open('field', { dialog: true });
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog', { name: 'New sheet' }).count()).toBe(1);
  });

  test('opens from a button that shows the date', async () => {
    const { page, dialog, cell, changes } = await show('button');
    await page.getByRole('button', { name: 'Date 20 nov. 2026' }).click();
    await dialog.waitFor();
    await cell(3).click();
    await page.getByRole('button', { name: 'Date 03 nov. 2026', expanded: false }).waitFor();
    expect(await changes()).toBe('Tue Nov 03 2026 0:0');
  });
});

// Source: docs/specification.md#picker-close.
test('keeps an inline calendar open on a click outside and on Escape', async () => {
  const { page, cell, press } = await show('inline');
  await cell(20).focus();
  await press('Escape');
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await cell(21).click();
  expect(await page.getByRole('grid').count()).toBe(1);
});

test('updates an inline calendar when its value changes', async () => {
  const { page, titled } = await show('inline');
  await titled('novembre 2026');
  await page.getByRole('button', { name: 'Christmas' }).click();
  await titled('décembre 2026');
  expect(await page.getByRole('gridcell', { selected: true }).textContent()).toBe('25');
});

test('offers no date in a disabled inline calendar', async () => {
  const { page, enabledCells } = await show('disabledInline');
  await page.getByRole('grid').waitFor();
  expect(await enabledCells()).toEqual([]);
});

const allDays = Array.from({ length: 30 }, (_, index) => index + 1);

describe('disabled dates', () => {
  test.each<[CaseName, (day: number) => boolean]>([
    ['to', (day) => day < 19],
    ['from', (day) => day > 21],
    ['ranges', (day) => day >= 3 && day <= 5],
    ['dates', (day) => day === 7 || day === 9],
    ['days', (day) => day % 7 === 0 || day % 7 === 1],
    ['daysOfMonth', (day) => day === 13],
    ['predicate', (day) => day % 5 === 0],
  ])('cannot be picked if disabled by %s', async (name, isDisabled) => {
    const { enabledCells } = await open(name);
    expect(await enabledCells()).toEqual(allDays.filter((day) => !isDisabled(day)).map(String));
  });

  // Source: docs/specification.md#picker-disabled-dates.
  test('disable months and years in which all dates are disabled', async () => {
    const { page, enabledCells, titled } = await open('bounded');
    await page.getByRole('button', { name: 'novembre 2026' }).click();
    await titled('2026');
    expect(await enabledCells()).toEqual(['nov.', 'déc.']);
    await page.getByRole('button', { name: '2026' }).click();
    await titled('2020 – 2029');
    expect(await enabledCells()).toEqual(['2026', '2027']);
  });
});
