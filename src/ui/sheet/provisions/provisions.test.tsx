import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { aProvision } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const gifts = aProvision({ name: 'Gifts', deductions: '60' });
const sheet = { ...aSheet, accountBalance: 100, accountProvisionsBalance: 400 };

const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`)?.textContent;

const deductionsOf = async (name: RegExp) =>
  within(await screen.findByRole('listitem', { name })).getByRole('button', { name: /^Deductions/u });

const start = async () => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, {
    sheets: [sheet],
    content: { provisions: [gifts] },
  });
  const region = within(await screen.findByRole('region', { name: 'Provisions' }));
  return { user, writes, region };
};

// Source: docs/specification.md#provision-add, docs/specification.md#provision-fields, docs/specification.md#provision-views.
test('adds a provision with all six fields typed in the full view', async () => {
  const { user, writes, region } = await start();
  await user.click(region.getByRole('radio', { name: 'Full' }));
  const add = region.getByRole('button', { name: 'Add' });
  const texts = {
    Name: 'Car',
    'How often': 'yearly',
    Price: '600',
    Start: 'March',
    'Monthly payment': '50',
    'Number of payments': '9',
  };
  for (const [name, text] of Object.entries(texts)) {
    expect(add).toHaveProperty('disabled', name !== 'Monthly payment' && name !== 'Number of payments');
    await user.click(region.getByLabelText(name, { selector: 'form input' }));
    await user.keyboard(text);
  }
  await user.keyboard('{Enter}');
  expect(writes[0]).toMatchObject({
    kind: 'provision.create',
    provision: {
      name: 'Car',
      periodicity: 'yearly',
      start: 'March',
      price: 600,
      monthlyPayment: 50,
      numberMonthlyPayments: 9,
      deductions: '',
    },
  });
  expect(region.getByRole('listitem', { name: 'Car, 450.00' })).toBeDefined();
});

/** Home, and a button that unmounts and mounts it. */
const Screens = () => {
  const [isHome, setIsHome] = useState(true);
  return (
    <>
      <button onClick={() => setIsHome(!isHome)}>Go</button>
      {isHome && <HomeScreen />}
    </>
  );
};

// Source: docs/specification.md#provision-views.
test('keeps the chosen view while another screen is shown', async () => {
  const { user } = await renderSignedIn(<Screens />, { content: { provisions: [gifts] } });
  await user.click(await screen.findByRole('radio', { name: 'Full' }));
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByRole('radio', { name: 'Full' })).toHaveProperty('checked', true);
});

// Source: docs/specification.md#provision-add.
test('focuses the first missing field on Enter in the full view', async () => {
  const { user, writes, region } = await start();
  await user.click(region.getByRole('radio', { name: 'Full' }));
  await user.type(region.getByRole('textbox', { name: 'Name' }), 'Car{Enter}');
  expect(document.activeElement).toBe(region.getByRole('textbox', { name: 'Price' }));
  expect(region.getByRole('alert').textContent).toBe('Enter the amount');
  expect(region.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Car');
  expect(writes).toEqual([]);
});

// Source: docs/specification.md#provision-views.
test('replaces the button by the form in the simple view, and focuses the button again on Escape', async () => {
  const { user, region } = await start();
  await user.click(region.getByRole('button', { name: 'Add a provision' }));
  expect(document.activeElement).toBe(region.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Escape}');
  expect(region.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(document.activeElement).toBe(region.getByRole('button', { name: 'Add a provision' }));
});

// Source: docs/specification.md#provision-whole.
test('refuses a monthly payment with decimals', async () => {
  const { user, region } = await start();
  await user.click(region.getByRole('radio', { name: 'Full' }));
  await user.click(region.getByRole('textbox', { name: 'Monthly payment' }));
  await user.keyboard('40,5{Tab}');
  expect(region.getByRole('alert').textContent).toBe('A whole number');
});

// Source: docs/specification.md#provision-edit, docs/specification.md#provision-views.
test('edits each of the six fields in place in the full view', async () => {
  const { user, writes, region } = await start();
  await user.click(region.getByRole('radio', { name: 'Full' }));
  const row = within(region.getByRole('listitem', { name: /^Gifts/ }));
  const fields = row.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(fields).toEqual([
    expect.stringMatching(/^Name Gifts$/),
    'Deductions −1',
    expect.stringMatching(/^How often ./),
    expect.stringMatching(/^Price \d/),
    expect.stringMatching(/^Start ./),
    expect.stringMatching(/^Monthly payment \d/),
    expect.stringMatching(/^Number of payments /),
    'Delete',
  ]);
  await user.click(row.getByRole('button', { name: /^Number of payments / }));
  await user.clear(row.getByRole('textbox'));
  await user.type(row.getByRole('textbox'), '10{Enter}');
  expect(writes).toMatchObject([{ kind: 'provision.update', id: gifts.id, changes: { numberMonthlyPayments: 10 } }]);
});

// Source: docs/specification.md#provision-whole.
test('refuses a negative number of payments', async () => {
  const { user, writes, region } = await start();
  await user.click(region.getByRole('radio', { name: 'Full' }));
  const row = within(region.getByRole('listitem', { name: /^Gifts/ }));
  await user.click(row.getByRole('button', { name: /^Number of payments / }));
  await user.clear(row.getByRole('textbox'));
  await user.type(row.getByRole('textbox'), '-1{Enter}');
  expect(row.getByRole('alert').textContent).toBe('Zero or more');
  expect(writes).toEqual([]);
});

test('shows the number of deductions on their button', async () => {
  await renderSignedIn(<HomeScreen />, {
    content: { provisions: [aProvision({ name: 'Car', deductions: '180, 75' }), aProvision({ name: 'Desk' })] },
  });
  const [car, desk] = [await deductionsOf(/^Car/), await deductionsOf(/^Desk/)];
  expect([car.textContent, car.title]).toEqual(['−2', '2 deductions']);
  expect(desk.textContent).toBe('');
});

// Source: docs/specification.md#provisions-account, docs/specification.md#provision-total.
test('subtracts the deductions from the totals', async () => {
  await start();
  expect([figure('provisionsMonthlySum'), figure('provisionsSum'), figure('provisionsDifference')]).toEqual([
    '40.00',
    '420.00',
    '−20.00',
  ]);
});

// Source: docs/specification.md#provisions-paid, docs/specification.md#provisions-unpaid.
test('excludes provisions paid this month from the real balance', async () => {
  const { user, writes, region } = await start();
  expect(figure('remaining')).toBe('+60.00');
  await user.click(region.getByRole('switch', { name: 'Paid in this month' }));
  expect(figure('remaining')).toBe('+100.00');
  expect(writes).toMatchObject([{ kind: 'sheet.update', changes: { provisionsPaid: true } }]);
});

// Source: docs/specification.md#provision-share.
test('describes a row by the percentage of the price that is set aside', async () => {
  const noPrice = aProvision({ name: 'Desk', price: 0 });
  await renderSignedIn(<HomeScreen />, { content: { provisions: [gifts, noPrice] } });
  const row = await screen.findByRole('listitem', { name: /^Gifts/u, description: '88% aside' });
  expect(row.style.getPropertyValue('--share')).toBe('0.875');
  const desk = screen.getByRole('listitem', { name: /^Desk/u, description: '' });
  expect(desk.style.getPropertyValue('--share')).toBe('');
});
