import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useClockAt } from '../../../../../testing/ui/clock.ts';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet, type Data } from '../../../../../testing/ui/signed-in-app.ts';
import { emptyContent } from '../../../../domain/sheet/sheet.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { SavingsScreen } from '../../../screens/savings/savings-screen.tsx';

useClockAt(new Date(2026, 10, 1, 10));
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['amounts'];
});

const october = { ...aSheet, id: 'october', order: -1 };
const toll = anEntry({ name: 'Péage', value: 9.8, day: 3 });
const kept: Data = {
  sheets: [aSheet, october],
  content: { outDay: [toll, anEntry({ name: 'Courses', value: 62.19, day: 4 })] },
  cached: {
    october: {
      ...emptyContent,
      outDay: [
        { ...toll, id: 'toll-october' },
        anEntry({ name: 'Courses', value: 84.27, day: 4 }),
        anEntry({ name: 'Essence', value: 58.1, day: 5 }),
        anEntry({ name: 'Essence', id: 'refund', value: 12, day: 6, debit: false }),
      ],
    },
  },
};

/** Home, with the fields of a new daily expense. */
const openHome = async (data: Data = {}) => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, { ...kept, ...data });
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const field = {
    day: daily.getByRole('textbox', { name: 'Day' }),
    name: daily.getByRole('combobox', { name: 'Name' }),
    amount: daily.getByRole('textbox', { name: 'Amount' }),
    add: daily.getByRole('button', { name: 'Add' }),
  };
  return { user, writes, field };
};

const start = async () => {
  const started = await openHome();
  await started.user.click(started.field.name);
  return started;
};

type Field = HTMLElement;
const descriptionOf = (field: Field) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const proposedIn = (field: Field) => [field.getAttribute('placeholder'), descriptionOf(field)];
const nothing = ['0.00', ''];

// Source: docs/specification.md#usual-amount.
describe('the usual amount of a name', () => {
  test('is taken by Tab, which goes on: name, Tab, Tab, Enter add the expense of today', async () => {
    const { user, writes, field } = await start();
    await user.keyboard('péage{Tab}');
    expect(document.activeElement).toBe(field.amount);
    expect(proposedIn(field.amount)).toEqual(['9.80', 'Usually 9.80, Tab to take it']);
    expect(field.amount).toHaveProperty('value', '');
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(field.add);
    await user.keyboard('{Enter}');
    expect(writes[0]).toMatchObject({
      kind: 'entry.create',
      entry: { day: 1, name: 'péage', value: 9.8, debit: true },
    });
  });

  test('is taken by Enter, which adds nothing; the next one does', async () => {
    const { user, writes, field } = await start();
    await user.keyboard('Péage{Tab}{Enter}');
    expect(field.amount).toHaveProperty('value', '9.80');
    expect([document.activeElement, writes]).toEqual([field.amount, []]);
    await user.keyboard('{Enter}');
    expect(writes[0]).toMatchObject({ entry: { name: 'Péage', value: 9.8 } });
  });

  test('gives way to what is typed, and comes back with the empty field', async () => {
    const { user, field } = await start();
    await user.keyboard('Péage{Tab}7');
    expect(descriptionOf(field.amount)).toBe('');
    await user.keyboard('{Backspace}');
    expect(proposedIn(field.amount)[0]).toBe('9.80');
  });

  test('is dismissed by Escape, which clears the row only after that', async () => {
    const { user, field } = await start();
    await user.keyboard('Péage{Tab}{Escape}');
    expect(proposedIn(field.amount)).toEqual(nothing);
    expect(field.name).toHaveProperty('value', 'Péage');
    await user.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
    expect(proposedIn(field.amount)).toEqual(nothing);
    await user.keyboard('{Escape}');
    expect(field.name).toHaveProperty('value', '');
  });

  test('is that of the older sheets too, and of the sign', async () => {
    const { user, field } = await start();
    await user.keyboard('essence{Tab}');
    expect(proposedIn(field.amount)[0]).toBe('58.10');
    await user.keyboard('+');
    expect(proposedIn(field.amount)[0]).toBe('12.00');
  });

  test.each(['Courses', 'Restaurant', ''])('is none for "%s": all differ, or none is known', async (name) => {
    const { user, field } = await start();
    if (name !== '') await user.keyboard(name);
    await user.click(field.amount);
    expect(proposedIn(field.amount)).toEqual(nothing);
  });

  test('is none while the field has no focus, or got it before the device was read', async () => {
    const { user, field } = await openHome({ draft: { day: '', name: 'Péage', value: '', debit: true } });
    await user.click(field.amount);
    expect(proposedIn(field.amount)).toEqual(nothing);
    await user.click(field.name);
    expect(proposedIn(field.amount)).toEqual(nothing);
    await user.keyboard('{Tab}');
    await waitFor(() => expect(proposedIn(field.amount)[0]).toBe('9.80'));
  });

  test('is not told while amounts are hidden', async () => {
    const { user, field } = await start();
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await user.click(field.name);
    await user.keyboard('Péage{Tab}');
    expect(proposedIn(field.amount)).toEqual(nothing);
    await user.keyboard('{Tab}');
    expect(field.amount).toHaveProperty('value', '');
  });

  test('does not make an entry complete whose day was emptied', async () => {
    const { user, field } = await start();
    await user.clear(field.day);
    await user.click(field.name);
    await user.keyboard('Péage{Tab}{Tab}');
    expect(field.amount).toHaveProperty('value', '9.80');
    expect(field.add).toHaveProperty('disabled', true);
  });
});

const salary = anEntry({ name: 'Salary', value: 2000 });

describe('the other lists', () => {
  test.each(['Income', 'Monthly charges'])('propose it, too: %s', async (title) => {
    const { user } = await renderSignedIn(<HomeScreen />, { content: { in: [salary], outMonth: [salary] } });
    const list = within(await screen.findByRole('region', { name: title }));
    await user.type(list.getByRole('combobox', { name: 'Name' }), 'Salary{Tab}{Tab}');
    expect(proposedIn(list.getByRole('textbox', { name: 'Amount' }))[0]).toBe('2000.00');
  });

  test('savings', async () => {
    const { user } = await renderSignedIn(<SavingsScreen />, { content: { moneySaving: [salary] } });
    await user.type(await screen.findByRole('combobox', { name: 'Name' }), 'Salary{Tab}');
    expect(proposedIn(screen.getByRole('textbox', { name: 'Amount' }))[0]).toBe('2000.00');
  });
});

const amount = () => screen.getByRole('textbox', { name: 'Amount' });

describe('on a phone', () => {
  const { innerWidth } = window;
  beforeEach(() => {
    window.innerWidth = 360;
  });
  afterEach(() => {
    window.innerWidth = innerWidth;
  });

  test('a button takes it, and the field keeps the focus', async () => {
    const { user, writes } = await renderSignedIn(<HomeScreen />, kept);
    await user.click(await screen.findByRole('tab', { name: 'Expenses' }));
    await user.type(screen.getByRole('combobox', { name: 'Name' }), 'Péage{Tab}');
    expect(descriptionOf(amount())).toBe('Usually 9.80');
    await user.click(amount());
    expect(amount()).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Usually 9.80' }));
    expect(amount()).toHaveProperty('value', '9.80');
    expect(document.activeElement).toBe(amount());
    expect(screen.queryByRole('button', { name: 'Usually 9.80' })).toBeNull();
    await user.keyboard('{Enter}');
    expect(writes[0]).toMatchObject({ entry: { name: 'Péage', value: 9.8 } });
  });

  test('so it does beside a row that is not at the bottom', async () => {
    const { user } = await renderSignedIn(<HomeScreen />, { content: { in: [salary] } });
    await user.click(await screen.findByRole('tab', { name: 'Situation' }));
    const income = within(await screen.findByRole('region', { name: 'Income' }));
    await user.type(income.getByRole('combobox', { name: 'Name' }), 'Salary{Tab}{Tab}');
    await user.click(income.getByRole('button', { name: 'Usually 2,000.00' }));
    expect(income.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '2000.00');
  });
});
