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

/** Renders home; returns the fields of a new daily expense. */
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
  test('is accepted by Tab, so that a name, Tab, Tab and Enter add an expense of today', async () => {
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

  test('is accepted by Enter, and a second Enter adds the expense', async () => {
    const { user, writes, field } = await start();
    await user.keyboard('Péage{Tab}{Enter}');
    expect(field.amount).toHaveProperty('value', '9.80');
    expect([document.activeElement, writes]).toEqual([field.amount, []]);
    await user.keyboard('{Enter}');
    expect(writes[0]).toMatchObject({ entry: { name: 'Péage', value: 9.8 } });
  });

  test('disappears on typing, and reappears when the user empties the field', async () => {
    const { user, field } = await start();
    await user.keyboard('Péage{Tab}7');
    expect(descriptionOf(field.amount)).toBe('');
    await user.keyboard('{Backspace}');
    expect(proposedIn(field.amount)[0]).toBe('9.80');
  });

  test('is dismissed by Escape, and a second Escape clears the fields', async () => {
    const { user, field } = await start();
    await user.keyboard('Péage{Tab}{Escape}');
    expect(proposedIn(field.amount)).toEqual(nothing);
    expect(field.name).toHaveProperty('value', 'Péage');
    await user.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
    expect(proposedIn(field.amount)).toEqual(nothing);
    await user.keyboard('{Escape}');
    expect(field.name).toHaveProperty('value', '');
  });

  test('is found in older sheets, separately for debits and credits', async () => {
    const { user, field } = await start();
    await user.keyboard('essence{Tab}');
    expect(proposedIn(field.amount)[0]).toBe('58.10');
    await user.keyboard('+');
    expect(proposedIn(field.amount)[0]).toBe('12.00');
  });

  test.each(['Courses', 'Restaurant', ''])(
    'is missing for "%s", whose amounts all differ or are unknown',
    async (name) => {
      const { user, field } = await start();
      if (name !== '') await user.keyboard(name);
      await user.click(field.amount);
      expect(proposedIn(field.amount)).toEqual(nothing);
    },
  );

  test('is hidden while the field has no focus, or if the field got the focus before the older sheets were loaded', async () => {
    const { user, field } = await openHome({ draft: { day: '', name: 'Péage', value: '', debit: true } });
    await user.click(field.amount);
    expect(proposedIn(field.amount)).toEqual(nothing);
    await user.click(field.name);
    expect(proposedIn(field.amount)).toEqual(nothing);
    await user.keyboard('{Tab}');
    await waitFor(() => expect(proposedIn(field.amount)[0]).toBe('9.80'));
  });

  test('is hidden while amounts are hidden', async () => {
    const { user, field } = await start();
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await user.click(field.name);
    await user.keyboard('Péage{Tab}');
    expect(proposedIn(field.amount)).toEqual(nothing);
    await user.keyboard('{Tab}');
    expect(field.amount).toHaveProperty('value', '');
  });

  test('does not complete an entry without a day', async () => {
    const { user, field } = await start();
    await user.clear(field.day);
    await user.click(field.name);
    await user.keyboard('Péage{Tab}{Tab}');
    expect(field.amount).toHaveProperty('value', '9.80');
    expect(field.add).toHaveProperty('disabled', true);
  });
});

const salary = anEntry({ name: 'Salary', value: 2000 });

describe('the usual amount in other lists', () => {
  test.each(['Income', 'Monthly charges'])('is proposed in %s', async (title) => {
    const { user } = await renderSignedIn(<HomeScreen />, { content: { in: [salary], outMonth: [salary] } });
    const list = within(await screen.findByRole('region', { name: title }));
    await user.type(list.getByRole('combobox', { name: 'Name' }), 'Salary{Tab}{Tab}');
    expect(proposedIn(list.getByRole('textbox', { name: 'Amount' }))[0]).toBe('2000.00');
  });

  test('is proposed in savings', async () => {
    const { user } = await renderSignedIn(<SavingsScreen />, { content: { moneySaving: [salary] } });
    await user.type(await screen.findByRole('combobox', { name: 'Name' }), 'Salary{Tab}');
    expect(proposedIn(screen.getByRole('textbox', { name: 'Amount' }))[0]).toBe('2000.00');
  });
});

const amount = () => screen.getByRole('textbox', { name: 'Amount' });

describe('the usual amount on a phone', () => {
  const { innerWidth } = window;
  beforeEach(() => {
    window.innerWidth = 360;
  });
  afterEach(() => {
    window.innerWidth = innerWidth;
  });

  test('is accepted by a button, which leaves the focus in the field', async () => {
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

  test('accepts the proposal by a button beside the field, outside of the bottom bar', async () => {
    const { user } = await renderSignedIn(<HomeScreen />, { content: { in: [salary] } });
    await user.click(await screen.findByRole('tab', { name: 'Situation' }));
    const income = within(await screen.findByRole('region', { name: 'Income' }));
    await user.type(income.getByRole('combobox', { name: 'Name' }), 'Salary{Tab}{Tab}');
    await user.click(income.getByRole('button', { name: 'Usually 2,000.00' }));
    expect(income.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '2000.00');
  });
});
