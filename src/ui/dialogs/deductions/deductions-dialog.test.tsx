import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { aProvision } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { WorkspaceDialogs } from '../workspace-dialogs.tsx';

afterEach(cleanup);

const car = aProvision({ name: 'Car', monthlyPayment: 50, numberMonthlyPayments: 9, deductions: '180' });

const open = async (provision = car) => {
  const page = (
    <>
      <HomeScreen />
      <WorkspaceDialogs />
    </>
  );
  const { user, writes } = await renderSignedIn(page, {
    content: { provisions: [provision] },
    parameters: { operations: ['Garage', 'Gas'], categories: [{ name: 'Transport', operations: ['Garage'] }] },
  });
  const row = within(await screen.findByRole('listitem', { name: /^Car/ }));
  await user.click(row.getByRole('button', { name: /^Deductions/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deductions' }));
  const field = dialog.getByRole('textbox', { name: 'Deductions' });
  return { user, writes, dialog, field, close: dialog.getByRole('button', { name: 'Close' }) };
};

const saved = [{ kind: 'provision.update', id: car.id, changes: { deductions: '180, 75' } }];

// Source: docs/specification.md#deductions-dialog.
test('focuses the field and updates the total while the user types', async () => {
  const { user, dialog, field } = await open();
  expect(document.activeElement).toBe(field);
  expect(dialog.getByRole('status').textContent).toBe('270.00');
  await user.type(field, ', 75');
  const amounts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['450.00', '255.00', '195.00']);
});

// Source: docs/specification.md#deductions-dialog.
test.each(['the button', 'Enter', 'Escape'])('saves when closed by %s', async (way) => {
  const { user, writes, field, close } = await open();
  await user.type(field, ', 75');
  await (way === 'the button' ? user.click(close) : user.keyboard(`{${way}}`));
  expect(writes).toMatchObject(saved);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('listitem', { name: 'Car, 195.00' })).toBeDefined();
});

test.each(['7x', '1.5', '1 5 a'])('keeps the dialog open and explains why %o is invalid', async (text) => {
  const { user, writes, dialog, field, close } = await open();
  await user.type(field, `, ${text}`);
  expect(close).toHaveProperty('disabled', true);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByText('Only whole numbers, separated by commas')).toBeDefined();
  expect(dialog.getByRole('status').textContent).toBe('…');
  await user.keyboard('{Enter}{Escape}');
  expect(screen.getByRole('dialog', { name: 'Deductions' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect([field, close]).toMatchObject([{ value: '180' }, { disabled: false }]);
  expect([document.activeElement, dialog.queryByRole('button', { name: 'Restore' })]).toEqual([field, null]);
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), writes]).toEqual([null, []]);
});

// Source: docs/specification.md#deductions-cents.
test('warns that an amount with cents counts as two deductions', async () => {
  const { user, dialog, field } = await open();
  await user.type(field, ', 45,5');
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.type(field, '0');
  expect(dialog.getByRole('alert').textContent).toBe('“45,50”: two deductions, 45 and 50. Cents are not noted here.');
});

// Source: docs/specification.md#payment-correction.
test('shows a payment correction as a separate line and keeps the correction on save', async () => {
  const { dialog, field, user, writes } = await open({ ...car, deductions: '180, 0215' });
  expect(field).toHaveProperty('value', '180');
  const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent);
  const amounts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.map((text) => text?.trim())).toEqual([
    'Paid in 9 × 50',
    '−Deductions 1',
    '−Payment correction',
    '=Total',
  ]);
  expect(amounts).toEqual(['450.00', '180.00', '215.00', '55.00']);
  await user.type(field, ', 75{Enter}');
  expect(writes).toMatchObject([{ changes: { deductions: '180, 75, 0215' } }]);
});

// Source: docs/specification.md#deduction-expense.
describe('noting a deduction as an expense', () => {
  const choice = 'Also note the expense 75.00 in the daily expenses, already paid.';

  test('saves the deduction and the expense in one write', async () => {
    const { user, writes, dialog, field } = await open();
    expect(dialog.queryByRole('switch')).toBeNull();
    await user.type(field, ', 75');
    await user.click(dialog.getByRole('switch', { name: choice, checked: false }));
    const day = dialog.getByRole('textbox', { name: 'Day' });
    await user.clear(day);
    await user.type(day, '22');
    const name = dialog.getByRole('combobox', { name: 'Name' });
    expect(name).toHaveProperty('value', 'Car');
    await user.clear(name);
    await user.type(name, 'gar');
    await user.click(dialog.getByRole('option', { name: 'Garage' }));
    await user.click(dialog.getByRole('button', { name: 'Close and note 75.00' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const expense = { name: 'Garage', day: 22, value: 75, debit: true, paid: true, category: 'Transport' };
    expect(writes).toMatchObject([
      { kind: 'lines.together', writes: [...saved, { kind: 'entry.create', collection: 'outDay', entry: expense }] },
    ]);
    const daily = within(screen.getByRole('region', { name: 'Daily expenses' }));
    expect(daily.getByRole('listitem', { name: /^Garage/u })).toBeDefined();
  });

  test('keeps the dialog open while the expense has no day or no name', async () => {
    const { user, writes, dialog, field } = await open();
    await user.type(field, ', 75');
    await user.click(dialog.getByRole('switch', { name: choice }));
    await user.clear(dialog.getByRole('textbox', { name: 'Day' }));
    expect(dialog.getByText('Enter the day')).toBeDefined();
    await user.keyboard('{Enter}{Escape}');
    expect(dialog.getByRole('button', { name: 'Close and note 75.00' })).toHaveProperty('disabled', true);
    expect(writes).toEqual([]);
    await user.click(dialog.getByRole('switch', { name: choice, checked: true }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(writes).toMatchObject(saved);
  });

  test('is not offered when the deductions decrease', async () => {
    const { user, dialog, field } = await open();
    await user.clear(field);
    await user.type(field, '170');
    expect(dialog.queryByRole('switch')).toBeNull();
  });
});
