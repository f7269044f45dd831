import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sheet } from '../../../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { ToastView } from '../../../shell/toast-view.tsx';
import { ToastAction } from '../../../undo/toast-action.tsx';
import { ToastText } from '../../../undo/toast-text.tsx';
import { useForecastDay } from '../../../../../testing/ui/forecast-home.tsx';
import { aProvision } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../../testing/ui/signed-in-app.ts';

beforeEach(useForecastDay);
afterEach(cleanup);

const november: Sheet = { ...aSheet, date: toSheetDate(2026, 11, 1), accountProvisionsBalance: 1705 };

const provisions = [
  aProvision({ name: 'Appliance', periodicity: 'as needed', monthlyPayment: 15, numberMonthlyPayments: 11 }),
  aProvision({ name: 'Computer', price: 100, start: 'May 2026', monthlyPayment: 10, numberMonthlyPayments: 7 }),
  aProvision({ name: 'Gifts', price: 420, start: 'Dec 2025', monthlyPayment: 35, numberMonthlyPayments: 12 }),
  aProvision({ name: 'Holiday', price: 2100, start: 'July 2026', monthlyPayment: 150, numberMonthlyPayments: 5 }),
  aProvision({ name: 'Tyres', price: 300, start: '10/2025', monthlyPayment: 25, numberMonthlyPayments: 12 }),
];

const start = async (data: Parameters<typeof renderSignedIn>[1] = {}) => {
  const page = (
    <>
      <HomeScreen />
      <ToastView action={ToastAction} text={ToastText} />
    </>
  );
  const { user, writes } = await renderSignedIn(page, {
    sheets: [november],
    content: { provisions },
    ...data,
  });
  const region = within(await screen.findByRole('region', { name: 'Provisions' }));
  const openDueDates = async () => user.click(region.getByRole('radio', { name: 'Due dates' }));
  const row = (name: string) => within(region.getByRole('listitem', { name }));
  const rows = () => region.getAllByRole('listitem').map((item) => within(item).getAllByRole('button')[0]);
  const figureOf = (name: string, figure: string) =>
    region.getByRole('listitem', { name }).querySelector(`[data-figure="${figure}"]`)?.textContent;
  return { user, writes, region, openDueDates, row, rows, figureOf };
};

// Source: docs/specification.md#provision-due, docs/specification.md#provision-due-view.
test('lists provisions by due date, and whether their savings suffice', async () => {
  const { openDueDates, rows, figureOf } = await start();
  await openDueDates();
  expect(rows().map((row) => row?.textContent)).toEqual([
    'Tyres, 300.00 of 300.00 set aside, 300.00 / 300.00Oct 2026, due since Oct 2026',
    'Gifts, 420.00 of 420.00 set aside, 420.00 / 420.00Dec 2026, on track',
    'Computer, 70.00 of 100.00 set aside, 70.00 / 100.00May 2027, ahead by 20.00',
    'Holiday, 750.00 of 2,100.00 set aside, 750.00 / 2,100.00Jul 2027, short by 300.00',
    'Appliance, 165.00 set aside, 165.00due date unknown · “as needed”',
  ]);
  expect(['Computer', 'Gifts', 'Holiday'].map((name) => figureOf(name, 'provisionGap'))).toEqual([
    '20.00',
    '0.00',
    '−300.00',
  ]);
  expect(['Gifts', 'Holiday'].map((name) => figureOf(name, 'provisionSuggested'))).toEqual([undefined, '193.00']);
});

// Source: docs/specification.md#provision-due-totals.
test('sums the shortfall, the sufficient payments and the amount needed soon', async () => {
  const { openDueDates, region } = await start({ sheets: [{ ...november, accountProvisionsBalance: 1100 }] });
  await openDueDates();
  const totals = region.getAllByRole('term').map(({ textContent }) => textContent);
  expect(totals.slice(-3)).toEqual(['Will be short in all', 'Suggested monthly total', 'Due within 3 months']);
  const amounts = region.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts.slice(-3)).toEqual(['300.00', '263.00', '720.00']);
  expect(region.getByText('1 due date unknown')).toBeDefined();
  expect(region.getByText('the account covers 1,100.00 of 1,705.00: 605.00 is missing')).toBeDefined();
});

// Source: docs/specification.md#provision-due-covered.
test('does not say that the money is there while the account does not cover the savings', async () => {
  const { openDueDates, rows, row, user } = await start({
    sheets: [{ ...november, accountProvisionsBalance: 1704.99 }],
  });
  await openDueDates();
  const states = rows().map((button) => button?.textContent?.split(', ').at(-1));
  expect(states.slice(0, 4)).toEqual([
    'due since Oct 2026',
    'account to top up',
    'account to top up',
    'short by 300.00',
  ]);
  await user.click(row('Gifts').getAllByRole('button')[0] ?? document.body);
  expect(row('Gifts').getByText('Payments suffice in Dec 2026, once the account is topped up')).toBeDefined();
});

// Source: docs/specification.md#payment-correction.
test('changes to the sufficient payment by a button in the open row, keeping the amount set aside', async () => {
  const { openDueDates, row, user, writes, region, figureOf } = await start();
  await openDueDates();
  const opener = row('Holiday').getAllByRole('button')[0] ?? document.body;
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const terms = row('Holiday').getAllByRole('term');
  expect(terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])).toEqual([
    ['Due in', 'Jul 2027'],
    ['Planned price', '2,100.00'],
    ['Set aside', '750.00'],
    ['+ 7 payments of 150.00 until then', '1,050.00'],
    ['Short in Jul 2027', '300.00'],
  ]);
  expect(row('Holiday').getByText('193.00 a month is enough.')).toBeDefined();
  const change = row('Holiday').getByRole('button', { name: 'Change to 193' });
  const deductions = () =>
    row('Holiday')
      .getByRole('button', { name: /^Deductions/u })
      .getAttribute('aria-label');
  await user.click(change);
  expect([document.activeElement, change.isConnected, deductions()]).toEqual([change, true, 'Deductions']);
  expect(row('Holiday').getByText('The payment is 193.00 now.')).toBeDefined();
  expect(screen.getByText('Holiday: 193.00 a month')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  await user.click(change);
  expect(writes).toMatchObject([{ kind: 'provision.update', changes: { monthlyPayment: 193, deductions: '0215' } }]);
  expect(figureOf('Holiday', 'provisionGap')).toBe('1.00');
  expect(row('Holiday').getAllByText('750.00').length).toBeGreaterThan(0);
  expect(region.getByText('263.00')).toBeDefined();
});

// Source: docs/specification.md#provision-due-view.
test('explains how to write a due date that cannot be read', async () => {
  const { openDueDates, row, user } = await start();
  await openDueDates();
  await user.click(row('Appliance').getAllByRole('button')[0] ?? document.body);
  expect(row('Appliance').getByText(/^Write for example “yearly”/u)).toBeDefined();
});

// Source: docs/specification.md#provision-due-view.
test('marks a shortfall in the other views', async () => {
  const { row } = await start();
  expect(row('Holiday, 750.00').getByText('Short by 300.00 in Jul 2027')).toBeDefined();
  expect(row('Gifts, 420.00').queryByText(/^Short by/u)).toBeNull();
});

// Source: docs/specification.md#hidden-amounts.
test('reveals neither hidden amounts nor whether the savings suffice', async () => {
  const { openDueDates, rows, row, user, region } = await start();
  await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
  await openDueDates();
  expect(rows()[3]?.textContent).toBe('Holiday, amount hidden of amount hidden set aside, ••••• / •••••Jul 2027');
  await user.click(row('Holiday').getAllByRole('button')[0] ?? document.body);
  expect(region.queryAllByText(/\d\.\d\d|Short in|short by|enough/u)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
});
