import { describe, expect, test } from 'vitest';
import { pickerSuite } from './picker-suite.ts';

const { show } = pickerSuite();

// Source: docs/specification.md#picker-keys.
describe('a date picker by keyboard', () => {
  test.each(['Alt+ArrowDown', 'Enter'])(
    'opens the calendar at the selected day by %s, and closes it by Escape',
    async (key) => {
      const { field, press, focused, dialog, page } = await show('typed');
      await field.focus();
      await press(key);
      await focused(20);
      await press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.getByRole('grid').count()).toBe(0);
    },
  );

  test('opens by its button, and returns the focus to the button', async () => {
    const { page, press, focused, changes } = await show('button');
    await page.getByRole('button', { name: 'Date 20 nov. 2026' }).focus();
    await press('Alt+ArrowDown');
    await focused(20);
    await press('ArrowRight', 'Enter');
    await expect.poll(changes).toBe('Sat Nov 21 2026 0:0');
    await focused('Date 21 nov. 2026');
  });

  test('moves between days by the keys of the ARIA grid pattern', async () => {
    const { opener, press, focused, titled, changes } = await show('field');
    await opener.click();
    await focused(20);
    const walk: readonly (readonly [string, number])[] = [
      ['ArrowRight', 21],
      ['ArrowDown', 28],
      ['ArrowLeft', 27],
      ['ArrowUp', 20],
      ['Home', 16],
      ['End', 22],
      ['PageUp', 22],
    ];
    for (const [key, day] of walk) {
      await press(key);
      await focused(day);
    }
    await titled('octobre 2026');
    await press('PageDown', 'PageDown');
    await titled('décembre 2026');
    await press('Shift+PageUp');
    await titled('décembre 2025');
    await press('ArrowDown', 'ArrowDown');
    await titled('janvier 2026');
    await focused(5);
    await press('Enter');
    await expect.poll(changes).toBe('Mon Jan 05 2026 0:0');
  });

  test('skips disabled days', async () => {
    const { page, opener, press, focused, titled, changes } = await show('bounded');
    await opener.click();
    await focused(20);
    await press('Home', 'ArrowUp', 'ArrowUp');
    await focused(16);
    await press('PageUp');
    await focused(16);
    expect(await page.getByRole('grid', { name: 'novembre 2026' }).count()).toBe(1);
    await press('PageDown', 'PageDown', 'PageDown');
    await titled('février 2027');
    await focused(5);
    await press('Enter');
    await expect.poll(changes).toBe('Fri Feb 05 2027 0:0');
  });

  test('moves between months and years across pages', async () => {
    const { opener, press, focused, titled, changes } = await show('fromYears');
    await opener.click();
    await focused(2026);
    await press('ArrowDown', 'ArrowRight', 'ArrowRight');
    await focused(2030);
    await press('PageUp', 'Home', 'ArrowRight', 'Enter');
    await titled('2021');
    await focused('janv.');
    await press('ArrowLeft');
    await titled('2020');
    await focused('déc.');
    await press('Home', 'ArrowDown', ' ');
    await titled('avril 2020');
    await expect.poll(changes).toBe('');
  });

  test('moves by arrows in the direction of the script', async () => {
    const { opener, press, focused, changes } = await show('field', { language: 'ar' });
    await opener.click();
    await focused(20);
    await press('ArrowLeft');
    await focused(21);
    await press('ArrowRight', 'ArrowRight');
    await focused(19);
    await press('Enter');
    await expect.poll(changes).toBe('Thu Nov 19 2026 0:0');
  });

  test('keeps the focus in the dialog', async () => {
    const { opener, press, focused, dialog } = await show('field');
    await opener.click();
    await focused(20);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });
});
