import { describe, expect, test } from 'vitest';
import { pickerSuite } from './picker-suite.ts';

const { show } = pickerSuite();

describe('a typed date', () => {
  // Source: docs/specification.md#picker-typing.
  test.each([
    ['3 aout 2027', '03 août 2027', 'Tue Aug 03 2027 0:0'],
    ['5/3/27', '05 mars 2027', 'Fri Mar 05 2027 0:0'],
    ['hier', '', 'empty'],
    ['31/02/2026', '', 'empty'],
    ['', '', 'empty'],
  ])('is read from %o as %o on blur', async (typed, shown, change) => {
    const { field, press, changes } = await show('typed');
    await field.fill(typed);
    await expect.poll(changes).toBe('');
    await press('Tab');
    await expect.poll(changes).toBe(change);
    expect(await field.inputValue()).toBe(shown);
  });

  // Source: docs/specification.md#picker-typing.
  test('is accepted by Enter', async () => {
    const { field, press, changes, dialog } = await show('typed');
    await field.fill('1/12');
    await press('Enter');
    await expect.poll(changes).toBe('Tue Dec 01 2026 0:0');
    expect(await dialog.count()).toBe(0);
  });

  // Source: docs/specification.md#picker-typing, docs/specification.md#picker-problem.
  test.each([
    ['9/11/2026', '« 9/11/2026 » : trop tôt. À partir du 10 nov. 2026.'],
    ['6/2/2027', "« 6/2/2027 » : trop tard. Jusqu'au 05 févr. 2027."],
    ['hier', '« hier » : écrivez par exemple 23/11/2026.'],
  ])('is refused with a reason for %o', async (typed, sentence) => {
    const { page, field, press, changes } = await show('bounded');
    await field.fill(typed);
    await press('Tab');
    await expect.poll(changes).toBe('empty');
    const problem = await page.getByRole('alert').textContent();
    expect(problem?.replaceAll(/\s/gu, ' ')).toBe(sentence);
    await page.getByRole('button', { name: 'Christmas' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  // `inputmode="none"` keeps the on-screen keyboard from covering the calendar. A physical keyboard still types.
  test('is accepted in a field that also opens the calendar by a click', async () => {
    const { field, press, changes, dialog } = await show('typedOrClicked');
    expect(await field.getAttribute('inputmode')).toBe('none');
    await field.fill('5/3/27');
    await press('Tab');
    await expect.poll(changes).toBe('Fri Mar 05 2027 0:0');
    await field.click();
    await dialog.waitFor();
  });

  // Source: docs/specification.md#picker-typing.
  test('is ignored unless typing is enabled', async () => {
    const { field } = await show('field');
    expect(await field.isEditable()).toBe(false);
  });
});
