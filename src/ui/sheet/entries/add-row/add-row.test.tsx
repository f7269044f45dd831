import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { startAddRow as start } from '../../../../../testing/ui/add-row.tsx';
import { useClockAt } from '../../../../../testing/ui/clock.ts';

useClockAt(new Date(2026, 10, 1, 10));
afterEach(cleanup);

describe('adding a daily expense', () => {
  // Source: docs/specification.md#add-row, docs/specification.md#daily-expense-add.
  test('adds the expense on Enter, clears all fields but the day, and focuses the name', async () => {
    const { user, writes, daily, field } = await start();
    await user.type(field.day, '20');
    await user.type(field.name, 'Bakery');
    await user.type(field.amount, '5,80{Enter}');
    expect(daily.getByRole('listitem', { name: /^Bakery/ })).toBeDefined();
    expect(writes[0]).toMatchObject({
      kind: 'entry.create',
      collection: 'outDay',
      entry: { day: 20, name: 'Bakery', value: 5.8, debit: true, paid: false },
    });
    expect(document.activeElement).toBe(field.name);
    expect(daily.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['20', '']);
    expect(field.name).toHaveProperty('value', '');
  });

  // Source: docs/specification.md#entry-category.
  test('stores the category of the name', async () => {
    const categories = [{ name: 'Food', operations: ['Bakery'] }];
    const { user, writes, field } = await start({ parameters: { categories } });
    await user.type(field.day, '20');
    await user.type(field.name, 'bakery');
    await user.type(field.amount, '5{Enter}');
    expect(writes[0]).toMatchObject({ kind: 'entry.create', entry: { category: 'Food' } });
  });

  // Source: docs/specification.md#amount-sign.
  test('makes the expense a credit by a plus in the amount, and a debit by a minus', async () => {
    const { user, writes, field } = await start();
    await user.type(field.day, '3');
    await user.type(field.name, 'Refund');
    await user.type(field.amount, '+');
    expect(field.credit.getAttribute('aria-pressed')).toBe('true');
    await user.type(field.amount, '-');
    expect(field.credit.getAttribute('aria-pressed')).toBe('false');
    await user.type(field.amount, '12.5');
    await user.click(field.credit);
    await user.keyboard('{Enter}');
    expect(writes[0]).toMatchObject({ entry: { value: 12.5, debit: false } });
  });

  test('moves a pasted sign from the amount to the credit switch', async () => {
    const { user, writes, field } = await start();
    await user.type(field.day, '3');
    await user.type(field.name, 'Refund');
    await user.click(field.amount);
    await user.paste('+ 1 200,50 €');
    await user.keyboard('{Enter}');
    expect(writes[0]).toMatchObject({ entry: { value: 1200.5, debit: false } });
  });

  test.each([
    ['-5', 'false'],
    ['5 -', 'false'],
    ['(5)', 'false'],
    ['\u22125', 'false'],
    ['5+', 'true'],
  ])('reads a pasted %s as 5, and sets the credit switch by the sign', async (text, isCredit) => {
    const { user, writes, field } = await start();
    await user.type(field.day, '3');
    await user.type(field.name, 'Refund');
    if (isCredit === 'false') await user.click(field.credit);
    await user.click(field.amount);
    await user.paste(text);
    expect(field.credit.getAttribute('aria-pressed')).toBe(isCredit);
    await user.keyboard('{Enter}');
    expect(writes[0]).toMatchObject({ entry: { value: 5, debit: isCredit === 'false' } });
  });

  // Source: docs/specification.md#amount-sum.
  test('shows and stores the result of a typed sum', async () => {
    const { user, writes, daily, field } = await start();
    await user.type(field.day, '3');
    await user.type(field.name, 'Bakery');
    await user.type(field.amount, '12,5+3');
    daily.getByText('= 15.50');
    expect(field.credit.getAttribute('aria-pressed')).toBe('false');
    await user.type(field.amount, '-0,25{Enter}');
    expect(writes[0]).toMatchObject({ entry: { value: 15.25, debit: true } });
    expect(daily.queryByText(/^=/u)).toBeNull();
  });

  test('sets the credit switch by a sign before the amount while typing, and by a sign after the amount on blur', async () => {
    const { user, field } = await start();
    await user.type(field.amount, '+12');
    expect(field.credit.getAttribute('aria-pressed')).toBe('true');
    expect(field.amount).toHaveProperty('value', '12');
    await user.type(field.amount, '-');
    expect(field.amount).toHaveProperty('value', '12-');
    await user.tab();
    expect(field.credit.getAttribute('aria-pressed')).toBe('false');
    expect(field.amount).toHaveProperty('value', '12');
  });

  // Source: docs/specification.md#amount-sum.
  test('refuses an unfinished sum instead of making the expense a credit', async () => {
    const { user, writes, daily, field } = await start();
    await user.type(field.name, 'Bakery');
    await user.type(field.amount, '3+{Enter}');
    expect(daily.getByRole('alert').textContent).toBe('Unfinished sum: an amount is missing');
    expect([field.amount, field.credit].map((each) => each.getAttribute('value'))).toEqual(['3+', 'credit']);
    expect(field.credit.getAttribute('aria-pressed')).toBe('false');
    expect(writes).toEqual([]);
  });

  test('refuses a negative sum', async () => {
    const { user, writes, daily, field } = await start();
    await user.type(field.day, '3');
    await user.type(field.name, 'Bakery');
    await user.type(field.amount, '10-12{Enter}');
    expect(daily.getByRole('alert').textContent).toBe('Zero or more');
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#add-row-missing.
  test('focuses the first missing field on Enter, reports the missing fields and keeps the typed texts', async () => {
    const { user, writes, daily, field } = await start();
    await user.type(field.day, '3{Enter}');
    expect(document.activeElement).toBe(field.name);
    expect(daily.getByRole('alert').textContent).toBe('Enter the name');
    const invalid = [field.day, field.name, field.amount].map((input) => input.getAttribute('aria-invalid'));
    expect(invalid).toEqual(['false', 'true', 'true']);
    await user.type(field.name, 'Bakery{Enter}');
    expect(document.activeElement).toBe(field.amount);
    expect(daily.getByRole('alert').textContent).toBe('Enter the amount');
    expect(writes).toEqual([]);
    await user.type(field.amount, '5{Enter}');
    expect(writes[0]).toMatchObject({ entry: { day: 3, name: 'Bakery', value: 5 } });
    expect(daily.queryByRole('alert')).toBeNull();
  });

  test('adds the line on Enter in the credit switch, and moves a digit typed there to the amount', async () => {
    const { user, writes, field } = await start();
    await user.type(field.day, '3');
    await user.type(field.name, 'Bakery');
    field.credit.focus();
    await user.keyboard('5');
    expect(document.activeElement).toBe(field.amount);
    expect(field.amount).toHaveProperty('value', '5');
    field.credit.focus();
    await user.keyboard('{Enter}');
    expect(writes[0]).toMatchObject({ entry: { value: 5, debit: true } });
  });

  test('toggles the credit switch on Space', async () => {
    const { user, field } = await start();
    field.credit.focus();
    await user.keyboard(' ');
    expect(field.credit.getAttribute('aria-pressed')).toBe('true');
  });

  // Source: docs/specification.md#day-range.
  test('refuses a day above 31, and shows the reason', async () => {
    const { user, writes, daily, field } = await start();
    await user.type(field.day, '32');
    expect(field.day.getAttribute('aria-invalid')).toBe('true');
    expect(daily.getByRole('alert').textContent).toBe('Day from 1 to 31');
    await user.type(field.name, 'Bakery');
    await user.type(field.amount, '5{Enter}');
    expect(field.add).toHaveProperty('disabled', true);
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#amount-ambiguous.
  test('refuses an ambiguous amount, keeps the text and explains how to write the amount', async () => {
    const { user, writes, daily, field } = await start();
    await user.type(field.day, '1');
    await user.type(field.name, 'Rent');
    await user.type(field.amount, '1,234{Enter}');
    expect(daily.getByRole('alert').textContent).toBe('1,234: type 1,234.00 or 1.23');
    expect(field.amount).toHaveProperty('value', '1,234');
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#text-limits.
  test('refuses a pasted name that is too long, and shows the reason', async () => {
    const { user, writes, daily, field } = await start();
    await user.type(field.day, '1');
    await user.type(field.amount, '5');
    await user.click(field.name);
    await user.paste('n'.repeat(201));
    expect(field.add).toHaveProperty('disabled', true);
    expect(field.name.getAttribute('aria-invalid')).toBe('true');
    expect(daily.getByRole('alert').textContent).toBe('200 characters at most');
    await user.keyboard('{Enter}');
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#daily-expense-add.
  // Source: docs/specification.md#add-row-missing.
  test('disables Add until day, name and amount are typed', async () => {
    const { user, writes, daily, field } = await start();
    await user.clear(field.day);
    await user.type(field.name, 'Bakery');
    await user.type(field.amount, '5');
    expect(field.add).toHaveProperty('disabled', true);
    // A press on the disabled button reaches its parent.
    if (field.add.parentElement) await user.click(field.add.parentElement);
    expect([daily.getByRole('alert').textContent, document.activeElement]).toEqual(['Enter the day', field.day]);
    expect(writes).toEqual([]);
    await user.type(field.day, '31');
    expect(field.add).toHaveProperty('disabled', false);
  });

  // Source: docs/specification.md#add-row.
  // Source: docs/specification.md#proposed-day.
  test('proposes the day, which typing replaces and arrow keys change', async () => {
    const { user, writes, field } = await start();
    expect(field.day).toHaveProperty('value', '1');
    await user.type(field.name, 'Bakery');
    await user.type(field.amount, '5{Enter}');
    expect(writes[0]).toMatchObject({ entry: { day: 1, name: 'Bakery', value: 5 } });
    await user.type(field.day, '3');
    expect(field.day).toHaveProperty('value', '3');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field.day).toHaveProperty('value', '4');
  });

  // Source: docs/specification.md#add-row.
  test('moves by Tab from the name to the amount, and by Shift+Tab to the credit switch', async () => {
    const { user, field } = await start();
    await user.click(field.name);
    await user.tab();
    expect(document.activeElement).toBe(field.amount);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(field.credit);
  });

  test('clears the fields on Escape', async () => {
    const { user, field } = await start();
    await user.type(field.day, '20');
    await user.type(field.amount, '5{Escape}');
    expect([field.day, field.amount].map((input) => input.getAttribute('value'))).toEqual(['1', '']);
  });
});

// Source: docs/specification.md#draft.
test('restores a draft after a reload, without taking the focus', async () => {
  const draft = { day: '7', name: 'Bakery', value: '5,', debit: false };
  const { field } = await start({ draft });
  const values = [field.day, field.name, field.amount].map((input) =>
    input instanceof HTMLInputElement ? input.value : '',
  );
  expect([...values, field.credit.getAttribute('aria-pressed')]).toEqual(['7', 'Bakery', '5,', 'true']);
  expect(document.activeElement).toBe(document.body);
});
