import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../testing/ui/signed-in-app.ts';
import { SyncChip } from '../../sync/sync-chip.tsx';
import { HomeScreen } from './home-screen.tsx';

afterEach(cleanup);

const content = {
  in: [anEntry({ name: 'Salary', value: 2000.1 })],
  outDay: [
    anEntry({ name: 'Fuel', day: 3, value: 50.2 }),
    anEntry({ name: 'Bakery', day: 4, value: 10, paid: true }),
    anEntry({ name: 'Refund', day: 5, value: 30, debit: false }),
  ],
  outMonth: [anEntry({ name: 'Rent', value: 800 }), anEntry({ name: 'Water', value: 28.5, paid: true })],
};
const sheets = [{ ...aSheet, accountBalance: 1000 }];
const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`)?.textContent;

// Source: docs/specification.md#situation, docs/specification.md#income-block, docs/specification.md#daily-block,
// docs/specification.md#charges-block.
test('shows every figure of the sheet', async () => {
  await renderSignedIn(<HomeScreen />, { sheets, content });
  await screen.findByRole('region', { name: 'Situation' });
  expect(figure('remaining')).toBe('+179.80');
  expect(figure('accountBalance')).toBe('1,000.00');
  expect(figure('refundSumNotPaid')).toBe('30.00');
  expect(figure('outDaySumNotPaid')).toBe('50.20');
  expect(figure('outMonthSumNotPaid')).toBe('800.00');
  expect(figure('provisionsSumNotPaid')).toBe('0.00');
  expect(figure('inSum')).toBe('2,000.10');
  expect(figure('budget')).toBe('1,171.60');
  expect(figure('outDaySum')).toBe('60.20');
  expect(figure('outMonthSum')).toBe('828.50');
});

// Source: docs/specification.md#amount-display.
test('formats amounts in the chosen language', async () => {
  await renderSignedIn(<HomeScreen />, { sheets, content, language: 'fr' });
  const situation = within(await screen.findByRole('region', { name: 'Situation' }));
  expect(situation.getByRole('textbox', { name: 'Solde du compte' })).toHaveProperty('value', '1\u00A0000,00');
});

// Source: docs/specification.md#situation.
test('names the sign of the real balance', async () => {
  await renderSignedIn(<HomeScreen />, { sheets: [{ ...aSheet, accountBalance: -5 }] });
  const situation = within(await screen.findByRole('region', { name: 'Situation' }));
  expect(situation.getByText('Negative')).toBeDefined();
  expect(figure('remaining')).toBe('−5.00');
});

// Source: docs/specification.md#account-balance, docs/specification.md#remaining.
test('updates the real balance when the account balance changes', async () => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, { sheets });
  const situation = within(await screen.findByRole('region', { name: 'Situation' }));
  const balance = situation.getByRole('textbox', { name: 'Account balance' });
  await user.clear(balance);
  await user.type(balance, '12.5{Enter}');
  expect(writes).toMatchObject([{ kind: 'sheet.update', changes: { accountBalance: 12.5 } }]);
  expect(figure('remaining')).toBe('+12.50');
});

// Source: docs/specification.md#account-balance.
test('replaces the balance when the user types again after Enter or Escape', async () => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, { sheets });
  const situation = within(await screen.findByRole('region', { name: 'Situation' }));
  const balance = situation.getByRole('textbox', { name: 'Account balance' });
  await user.click(balance);
  await user.keyboard('250{Enter}300{Enter}');
  expect(writes).toMatchObject([{ changes: { accountBalance: 250 } }, { changes: { accountBalance: 300 } }]);
  await user.keyboard('9{Escape}400{Enter}');
  expect(balance).toHaveProperty('value', '400.00');
});

// Source: docs/specification.md#categories-block, docs/specification.md#categories-sum.
test('sums the debits of each category', async () => {
  await renderSignedIn(<HomeScreen />, {
    content,
    parameters: { categories: [{ name: 'Food', operations: ['Bakery', 'Refund'] }] },
  });
  await screen.findByRole('region', { name: 'Categories' });
  expect(document.querySelector('[data-category="Food"]')?.textContent).toBe('10.00');
});

// Source: docs/specification.md#block-collapse.
test('collapses a block to the header and the total, and stores the closed block', async () => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, { sheets, content });
  const charges = within(await screen.findByRole('region', { name: 'Monthly charges' }));
  const toggle = charges.getByRole('button', { name: /^Monthly charges/u });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(charges.queryByRole('list')).toBeNull();
  expect(charges.getByText('828.50')).toBeDefined();
  expect(writes).toMatchObject([{ kind: 'parameters.edit', edits: [{ kind: 'block.close', block: 'outMonth' }] }]);
});

// Source: docs/specification.md#parameters-saved.
test('keeps changes that are made before the parameters load (race)', async () => {
  const arrival = Promise.withResolvers<void>();
  const { user } = await renderSignedIn(<HomeScreen />, { loadParameters: () => arrival.promise });
  const charges = await screen.findByRole('button', { name: /^Monthly charges/u });
  const unpaidOnly = screen.getByRole('switch', { name: 'Unpaid only' });
  await user.click(charges);
  await user.click(unpaidOnly);
  await act(async () => arrival.resolve());
  expect(charges.getAttribute('aria-expanded')).toBe('false');
  expect(unpaidOnly).toHaveProperty('checked', true);
});

// Source: docs/specification.md#empty-list.
test('asks for the first expense when the sheet is empty', async () => {
  await renderSignedIn(<HomeScreen />);
  expect(await screen.findByText('First expense?')).toBeDefined();
});

// Source: docs/specification.md#home-skeleton, docs/specification.md#loading-message.
test('shows a skeleton until the sheet is loaded', async () => {
  const arrival = Promise.withResolvers<void>();
  await renderSignedIn(<HomeScreen />, { load: () => arrival.promise });
  expect((await screen.findByRole('status')).textContent).toBe('Loading your data');
  await act(async () => arrival.resolve());
  expect(await screen.findByRole('region', { name: 'Situation' })).toBeDefined();
});

// Source: docs/specification.md#load-failure.
test('offers a retry when the sheet fails to load', async () => {
  let attempts = 0;
  const load = () => ((attempts += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve());
  const { user } = await renderSignedIn(<HomeScreen />, { load });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Situation' })).toBeDefined();
});

const openFuel = async () => {
  const started = await renderSignedIn(<HomeScreen />, { sheets, content });
  await started.user.click(await screen.findByRole('button', { name: /Fuel/ }));
  return { ...started, dialog: within(await screen.findByRole('dialog', { name: 'Fuel' })) };
};

const nameOf = (region: HTMLElement) =>
  document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent;

// Source: docs/specification.md#home-columns, docs/specification.md#daily-block.
test.each([
  [1280, [['Situation', 'Forecast', 'Income', 'Categories'], ['Daily expenses'], ['Monthly charges'], ['Provisions']]],
  [
    1279,
    [
      ['Situation', 'Forecast', 'Income', 'Categories', 'Provisions'],
      ['Daily expenses', 'Monthly charges'],
    ],
  ],
  [
    840,
    [
      ['Situation', 'Forecast', 'Income', 'Categories', 'Provisions'],
      ['Daily expenses', 'Monthly charges'],
    ],
  ],
])('arranges the blocks in columns and shows the version in a window of %i px', async (...given) => {
  const [width, expected] = given;
  onTestFinished(() => {
    window.innerWidth = 1024;
  });
  window.innerWidth = width;
  await renderSignedIn(<HomeScreen />, { sheets, content });
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const columns = [...document.querySelectorAll<HTMLElement>('.board-column')];
  const regions = columns.map((column) => within(column).getAllByRole('region'));
  expect(regions.map((each) => each.map(nameOf))).toEqual(expected);
  expect(daily.getByText('Version 4.0.5')).toBeDefined();
});

describe('on a phone', () => {
  beforeEach(() => {
    window.innerWidth = 360;
  });
  afterEach(() => {
    window.innerWidth = 1024;
  });

  // Source: docs/specification.md#home-tabs.
  test('shows each column as a tab', async () => {
    const { user } = await renderSignedIn(<HomeScreen />, { sheets, content });
    await screen.findByRole('region', { name: 'Daily expenses' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Situation',
      'Expenses',
      'Charges',
      'Provisions',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Charges' }));
    expect(screen.getByRole('listitem', { name: 'Rent, 800.00' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Daily expenses' })).toBeNull();
  });

  // Source: docs/specification.md#account-balance.
  test('saves the account balance on Enter, and blurs the field to close the on-screen keyboard', async () => {
    const { user, writes } = await renderSignedIn(<HomeScreen />, { sheets, content });
    await user.click(await screen.findByRole('tab', { name: 'Situation' }));
    const balance = screen.getByRole('textbox', { name: 'Account balance' });
    await user.click(balance);
    await user.keyboard('250{Enter}');
    expect(writes).toMatchObject([{ changes: { accountBalance: 250 } }]);
    expect(document.activeElement).not.toBe(balance);
  });

  // Source: docs/specification.md#row-touch.
  test('opens all fields of a tapped row and saves the changes in one write', async () => {
    const { user, writes, dialog } = await openFuel();
    await user.clear(dialog.getByRole('textbox', { name: 'Amount' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '60');
    await user.click(dialog.getByRole('switch', { name: 'Credit' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(writes).toMatchObject([{ kind: 'entry.update' }]);
    expect(writes[0]).toHaveProperty('changes', { value: 60, debit: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // Source: docs/specification.md#row-touch.
  test('saves a line whose unchanged stored fields are invalid', async () => {
    const old = anEntry({ name: 'Old', day: 0, value: 3.456 });
    const { user, writes } = await renderSignedIn(<HomeScreen />, { sheets, content: { outDay: [old] } });
    await user.click(await screen.findByRole('button', { name: /Old/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Old' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'er');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(writes[0]).toHaveProperty('changes', { name: 'Older' });
  });

  test('turns a credit into a debit when a minus is typed', async () => {
    const { user, writes, dialog } = await openFuel();
    await user.click(dialog.getByRole('switch', { name: 'Credit' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Amount' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '-60');
    expect(dialog.getByRole('switch', { name: 'Credit' })).toHaveProperty('checked', false);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(writes[0]).toHaveProperty('changes', { value: 60 });
  });

  // Source: docs/specification.md#row-touch.
  test('disables Save while a field is invalid', async () => {
    const { user, dialog } = await openFuel();
    await user.clear(dialog.getByRole('textbox', { name: 'Day' }));
    await user.type(dialog.getByRole('textbox', { name: 'Day' }), '32');
    expect(dialog.getByText('Day from 1 to 31')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });
});

test('offers a retry when the categories fail to load', async () => {
  const answers = [() => Promise.reject(new Error('offline'))];
  const { user } = await renderSignedIn(<HomeScreen />, {
    parameters: { categories: [{ name: 'Food', operations: [] }] },
    loadParameters: () => answers.shift()?.() ?? Promise.resolve(),
  });
  const block = within(await screen.findByRole('region', { name: 'Categories' }));
  await block.findByText('The categories could not be loaded.');
  expect(block.queryByText('No category yet')).toBeNull();
  await user.click(block.getByRole('button', { name: 'Try again' }));
  await block.findByText('Food');
});

// Source: docs/specification.md#load-failure.
test('explains a failed load, and shows "Not loaded" in the sync chip', async () => {
  const page = (
    <>
      <SyncChip />
      <HomeScreen />
    </>
  );
  await renderSignedIn(page, { sheetList: [() => Promise.reject(new Error('offline'))] });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('It will be tried again in a moment.');
  expect(screen.getByRole('button', { name: 'Not loaded' })).toBeDefined();
});

test('retries the categories together with the sheet', async () => {
  const failing = [() => Promise.reject(new Error('offline'))];
  const { user } = await renderSignedIn(<HomeScreen />, {
    sheetList: [() => Promise.reject(new Error('offline'))],
    parameters: { categories: [{ name: 'Food', operations: [] }] },
    loadParameters: () => failing.shift()?.() ?? Promise.resolve(),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const categories = within(await screen.findByRole('region', { name: 'Categories' }));
  expect(await categories.findByText('Food')).toBeDefined();
});
