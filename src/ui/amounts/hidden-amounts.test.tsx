import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { anEntry, aProvision } from '../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { aSheet, type Data } from '../../../testing/ui/signed-in-app.ts';
import { hiddenAmount } from '../../domain/money/amount-format.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { WorkspaceDialogs } from '../dialogs/workspace-dialogs.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { SheetNavigator } from '../sheet/page/sheet-navigator.tsx';
import { NewExpenseIntentProvider } from '../sheet/entries/add-row/new-expense-intent.tsx';
import { ShortcutListener } from '../shortcuts/shortcut-listener.tsx';
import { RawContent } from '../sync/review/change-item.tsx';
import { AmountsAnnouncer } from './amounts-announcer.tsx';

beforeEach(() => {
  document.documentElement.dataset['amounts'] = 'hidden';
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  window.innerWidth = 1024;
});

const fuel = anEntry({ name: 'Fuel', value: 32.5, day: 3 });
const refund = anEntry({ name: 'Refund', value: 18.4, day: 4, debit: false });
const car = aProvision({ name: 'Car', monthlyPayment: 50, numberMonthlyPayments: 9, deductions: '180' });

const start = async (data: Data = {}) => {
  const page = (
    <NewExpenseIntentProvider>
      <SheetNavigator />
      <HomeScreen />
      <WorkspaceDialogs />
      <ShortcutListener />
      <AmountsAnnouncer />
    </NewExpenseIntentProvider>
  );
  const content = { outDay: [fuel, refund], provisions: [car] };
  const started = await renderSignedIn(page, { content, sheets: [{ ...aSheet, accountBalance: 640.25 }], ...data });
  await screen.findByRole('region', { name: 'Daily expenses' });
  return started;
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`);
const balance = () => region('Situation').getByRole<HTMLInputElement>('textbox');
const altC = '{Alt>}[KeyC]{/Alt}';

describe('while amounts are hidden', () => {
  // Source: docs/specification.md#hidden-amounts.
  test('names rows and cells "amount hidden", without a tooltip', async () => {
    await start();
    expect(screen.getByRole('listitem', { name: 'Fuel, day 3, amount hidden' })).toBeDefined();
    expect(screen.getByRole('listitem', { name: 'Car, amount hidden' })).toBeDefined();
    const cells = screen.getAllByRole('button', { name: 'Amount amount hidden' });
    expect(cells.map(({ textContent, title }) => [textContent, title])).toEqual([
      [hiddenAmount, ''],
      [hiddenAmount, ''],
    ]);
    expect(screen.getByRole('button', { name: 'Monthly payment amount hidden' }).textContent).toBe(hiddenAmount);
  });

  test('hides the sign and the colour of the balance, but not the sign of a credit', async () => {
    const { user } = await start();
    const real = figure('remaining');
    expect(real?.textContent).toBe(`${hiddenAmount}amount hidden`);
    expect(real?.className).not.toMatch(/is-(?:positive|negative)/u);
    expect(screen.queryByText('Positive')).toBeNull();
    expect(region('Daily expenses').queryByText('+')).toBeNull();
    expect(screen.getByRole('listitem', { name: /^Refund/u }).className).toContain('is-credit');
    await user.keyboard(altC);
    expect(real?.className).toContain('is-positive');
    expect(screen.getByText('Positive')).toBeDefined();
  });

  test('does not animate the balance when amounts are shown again', async () => {
    const { user } = await start();
    await user.click(screen.getAllByRole('checkbox', { name: 'Paid' })[0] ?? document.body);
    expect(figure('remaining')?.hasAttribute('data-counting')).toBe(false);
    await user.keyboard(altC);
    expect(figure('remaining')?.hasAttribute('data-counting')).toBe(false);
  });

  test('shows the value of a field only while the field has the focus', async () => {
    const { user, writes } = await start();
    expect(balance().value).toBe('');
    expect(balance().getAttribute('aria-label')).toBe('Account balance, amount hidden');
    await user.click(balance());
    expect([balance().value, balance().getAttribute('aria-label')]).toEqual(['640.25', 'Account balance']);
    await user.keyboard('700{Enter}');
    expect(balance().value).toBe('700.00');
    await user.tab();
    expect(balance().value).toBe('');
    expect(writes).toMatchObject([{ changes: { accountBalance: 700 } }]);
  });

  test('shows an amount that the user types in a dialog', async () => {
    window.innerWidth = 360;
    const { user, writes } = await start();
    await user.click(screen.getByRole('button', { name: /Fuel/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fuel' }));
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount, amount hidden' });
    expect(amount.value).toBe('');
    await user.click(amount);
    expect(amount.value).toBe('32.50');
    await user.clear(amount);
    await user.type(amount, '30+3');
    await user.click(dialog.getByRole('textbox', { name: 'Name' }));
    expect([amount.value, amount.getAttribute('aria-label')]).toEqual(['30+3', null]);
    expect(dialog.getByText('= 33.00')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(writes).toMatchObject([{ changes: { value: 33 } }]);
  });

  test('hides the deductions of a provision and their sum', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: /^Deductions/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deductions' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('180');
    act(() => dialog.getByRole('button', { name: 'Close' }).focus());
    expect(field.value).toBe('');
    const terms = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms).toEqual(Array.from({ length: 3 }, () => `${hiddenAmount}amount hidden`));
    expect(dialog.getByText(`9 × ${hiddenAmount}`)).toBeDefined();
  });

  test('hides the raw content of an unreadable edit', async () => {
    await renderSignedIn(<RawContent raw='{"value":32.5}' />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Stored content, amount hidden' });
    expect(field.value).toBe('');
    act(() => field.focus());
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('{"value":32.5}');
  });

  test('announces a new line without the amount, and announces no balance', async () => {
    const sheets = [aSheet, { ...aSheet, id: 'older', date: toSheetDate(2026, 10, 1), accountBalance: 12 }];
    const { user } = await start({ sheets });
    const announced: string[] = [];
    const watch = new MutationObserver(() => {
      for (const element of document.querySelectorAll('[aria-live]')) announced.push(element.textContent ?? '');
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    onTestFinished(() => watch.disconnect());
    const daily = region('Daily expenses');
    await user.type(daily.getByRole('textbox', { name: 'Day' }), '5');
    await user.type(daily.getByRole('combobox', { name: 'Name' }), 'Toll');
    await user.type(daily.getByRole('textbox', { name: 'Amount' }), '9.8{Enter}');
    expect(announced).toContain('Added: Toll, amount hidden');
    // The balance is announced after a delay.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await user.click(screen.getByRole('button', { name: 'Older sheet' }));
    await waitFor(() => expect(announced).toContain('Sheet of 1 Oct. Real balance: amount hidden'));
    expect(announced.filter((text) => text.startsWith('Real balance'))).toEqual([]);
    expect(announced.filter((text) => /\d\.\d\d/u.test(text))).toEqual([]);
  });
});

describe('Alt+C', () => {
  // Source: docs/specification.md#hidden-amounts.
  test('hides the amounts, announces and stores the change once, and shows the amounts again', async () => {
    delete document.documentElement.dataset['amounts'];
    const { user } = await start();
    const eye = screen.getByRole('button', { name: 'Hide amounts' });
    expect(eye.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText(/^Amounts/u)).toBeNull();
    await user.click(balance());
    await user.keyboard(altC);
    expect(screen.getAllByText('Amounts hidden')).toHaveLength(1);
    expect([eye.getAttribute('aria-pressed'), localStorage.getItem('user-amounts')]).toEqual(['true', 'hidden']);
    await user.click(eye);
    expect(screen.getAllByText('Amounts shown')).toHaveLength(1);
    expect(screen.getByRole('listitem', { name: 'Fuel, day 3, 32.50' })).toBeDefined();
  });

  test('clears announcements that contain an amount', async () => {
    delete document.documentElement.dataset['amounts'];
    const { user } = await start();
    const daily = region('Daily expenses');
    await user.type(daily.getByRole('textbox', { name: 'Day' }), '5');
    await user.type(daily.getByRole('combobox', { name: 'Name' }), 'Toll');
    await user.type(daily.getByRole('textbox', { name: 'Amount' }), '9.8{Enter}');
    await screen.findByText(/^Real balance: /u);
    await user.keyboard(altC);
    const announced = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
    expect(announced.filter((text) => /\d\.\d\d/u.test(text))).toEqual([]);
    expect(announced.filter((text) => text.startsWith('Real balance'))).toEqual([]);
  });

  test('types the letter of the key into a text field on a Mac', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mac OS X');
    onTestFinished(() => agent.mockRestore());
    const { user } = await start();
    await user.click(balance());
    await user.keyboard(altC);
    expect(screen.queryByText('Amounts shown')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Hide amounts' }).focus());
    await user.keyboard(altC);
    expect(screen.getByText('Amounts shown')).toBeDefined();
  });
});
