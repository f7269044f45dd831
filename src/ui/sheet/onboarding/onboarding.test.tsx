import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyContent } from '../../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aSheet, type Data } from '../../../../testing/ui/signed-in-app.ts';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { Shell } from '../../shell/shell.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const start = async (data: Data = {}) => {
  const started = await renderSignedIn(
    <Shell>
      <HomeScreen />
    </Shell>,
    { hasOnboarding: true, ...data },
  );
  await screen.findByRole('region', { name: 'Situation' });
  return started;
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const balance = () => region('Situation').getByRole('textbox', { name: 'Account balance' });
const progress = () => screen.queryByText(/^To begin: /u)?.textContent;

const currentSteps = () =>
  [...document.querySelectorAll('form[data-current-step]')].map((form) => form.getAttribute('data-onboarding-step'));
const step = (name: RegExp) => screen.getByRole('button', { name });

type User = Awaited<ReturnType<typeof start>>['user'];
const add = async (user: User, to: string, name: string) => {
  await user.type(region(to).getByRole('combobox', { name: 'Name' }), name);
  await user.type(region(to).getByRole('textbox', { name: 'Amount' }), '10{Enter}');
};

// Source: docs/specification.md#begin.
describe('an empty account', () => {
  test('shows each step in place of the missing lines, and completes the steps in any order', async () => {
    const { user } = await start();
    expect(progress()).toBe('To begin: 0 of 4');
    expect(region('Daily expenses').getByText('A first expense')).toBeDefined();
    expect(screen.queryByText('First expense?')).toBeNull();
    await add(user, 'Monthly charges', 'Rent');
    expect(progress()).toBe('To begin: 1 of 4');
    expect(screen.queryByText('Your monthly charges')).toBeNull();
    await user.type(balance(), '1284.56{Enter}');
    expect(progress()).toBe('To begin: 2 of 4');
    await add(user, 'Income', 'Salary');
    expect(progress()).toBe('To begin: 3 of 4');
    await add(user, 'Daily expenses', 'Bread');
    expect(progress()).toBeUndefined();
    expect(localStorage.getItem('user-begin')).toBe('over');
  });

  test('hints at the first missing value in the field and its description', async () => {
    const { user } = await start();
    expect(balance().getAttribute('aria-describedby')).not.toBeNull();
    const hint = document.getElementById(balance().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('What is in your account today.');
    expect(currentSteps()).toEqual([]);
    await user.type(balance(), '5{Enter}');
    expect(balance().getAttribute('aria-describedby')).toBeNull();
    expect(currentSteps()).toEqual(['income']);
  });

  test('accepts a balance of zero by Enter', async () => {
    const { user, writes } = await start();
    await user.click(balance());
    await user.tab();
    expect(progress()).toBe('To begin: 0 of 4');
    await user.click(balance());
    await user.keyboard('{Enter}');
    expect(progress()).toBe('To begin: 1 of 4');
    expect(writes).toEqual([]);
  });

  test('restores the page and the focus when the user skips the steps', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(progress()).toBeUndefined();
    expect(screen.getByText('First expense?')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(localStorage.getItem('user-begin')).toBe('over');
  });
});

// Source: docs/specification.md#first-sheet-date.
describe('an empty first sheet that starts within a month', () => {
  const within28 = { sheets: [{ ...aSheet, date: toSheetDate(2026, 11, 28) }] };

  test('can start on the first of this month or the next, in one change', async () => {
    const { user, writes } = await start(within28);
    expect(screen.getByText('This sheet starts on 28 Nov')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start on 1 Dec' }));
    expect(writes).toMatchObject([
      { kind: 'sheet.create', sheet: { date: '2026-12-1' }, content: emptyContent },
      { kind: 'sheet.remove', sheetId: aSheet.id },
    ]);
    expect(progress()).toBe('To begin: 0 of 4');
    expect(screen.queryByRole('button', { name: /^Start on/u })).toBeNull();
  });

  test('keeps its date if it has a line', async () => {
    const { user } = await start(within28);
    expect(screen.getByRole('button', { name: 'Start on 1 Nov' })).toBeDefined();
    await add(user, 'Income', 'Salary');
    expect(screen.queryByRole('button', { name: /^Start on/u })).toBeNull();
  });
});

// Source: docs/specification.md#forecast-empty.
test('shows the forecast when the sheet has a line', async () => {
  const { user } = await start();
  expect(screen.queryByRole('region', { name: 'Forecast' })).toBeNull();
  await add(user, 'Income', 'Salary');
  expect(await screen.findByRole('region', { name: 'Forecast' })).toBeDefined();
});

// Source: docs/specification.md#begin.
describe('an account in use', () => {
  test.each<[string, Data]>([
    ['with a balance', { sheets: [{ ...aSheet, accountBalance: 3 }] }],
    ['with a line', { content: { moneySaving: [anEntry({ name: 'Trip' })] } }],
    ['with a second sheet', { sheets: [aSheet, { ...aSheet, id: 'older' }] }],
    ['after the user skipped the steps', { hasOnboarding: false }],
  ])('shows no onboarding %s', async (_, data) => {
    await start(data);
    expect(progress()).toBeUndefined();
    expect(screen.getByText('First expense?')).toBeDefined();
  });
});

describe('onboarding on a phone', () => {
  beforeEach(() => {
    window.innerWidth = 360;
  });
  afterEach(() => {
    window.innerWidth = 1024;
  });

  // Source: docs/specification.md#begin.
  test('lists the steps below the sum, and opens the field of each', async () => {
    const { user } = await start();
    const list = within(screen.getByRole('list', { name: 'To begin' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1Your balanceWhat is in your account today.',
      '2Your income',
      '3Your monthly charges',
      '4A first expense',
    ]);
    expect(list.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('step');
    await user.click(step(/^Your balance/u));
    expect(document.activeElement).toBe(balance());
    await user.keyboard('1284.56{Enter}');
    expect(step(/^Your balance/u).textContent).toBe('Your balance1,284.56');
    await user.click(step(/^Your income/u));
    expect(document.activeElement).toBe(region('Income').getByRole('combobox'));
    await user.click(step(/^Your monthly charges/u));
    expect(screen.getByRole('tab', { name: 'Charges' }).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Name' }));
  });

  test('keeps the shown page when the steps are skipped', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('list', { name: 'To begin' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Situation' }).getAttribute('aria-selected')).toBe('true');
  });
});
