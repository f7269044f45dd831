import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aProvision } from '../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { ToastView } from '../shell/toast-view.tsx';
import { ToastText } from './toast-text.tsx';
import { ToastAction } from './toast-action.tsx';

afterEach(cleanup);

const provisions = [
  aProvision({
    name: 'Car',
    periodicity: 'as needed',
    monthlyPayment: 50,
    numberMonthlyPayments: 9,
    deductions: '180',
  }),
  aProvision({ name: 'Desk', periodicity: 'as needed', monthlyPayment: 20, numberMonthlyPayments: 1 }),
];

const start = async () => {
  const page = (
    <>
      <HomeScreen />
      <ToastView action={ToastAction} text={ToastText} />
    </>
  );
  const started = await renderSignedIn(page, { content: { provisions } });
  const region = within(await screen.findByRole('region', { name: 'Provisions' }));
  return { ...started, region };
};

// Source: docs/specification.md#payment-correction.
test('offers to keep the total of a provision after a new monthly payment', async () => {
  const { user, region, writes } = await start();
  const car = within(await region.findByRole('listitem', { name: /^Car/u }));
  await user.click(car.getByRole('button', { name: /^Monthly payment/u }));
  await user.keyboard('70{Enter}');
  expect(await screen.findByText('The provision is now worth 450.00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep 270.00' }));
  expect(writes.at(-1)).toMatchObject({ kind: 'provision.update', changes: { deductions: '180, 0180' } });
  expect(await region.findByRole('listitem', { name: 'Car, 270.00' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep 270.00' })).toBeNull();
});

// Source: docs/specification.md#hidden-amounts.
test('hides amounts in the offer', async () => {
  const { user, region } = await start();
  await user.click(await screen.findByRole('button', { name: 'Hide amounts' }));
  const car = within(await region.findByRole('listitem', { name: /^Car/u }));
  await user.click(car.getByRole('button', { name: /^Monthly payment/u }));
  await user.keyboard('70{Enter}');
  expect(await screen.findByRole('button', { name: 'Keep •••••' })).toBeDefined();
  expect(screen.getByText(/^The provision is now worth/u).textContent).toBe('The provision is now worth •••••');
});

// Source: docs/specification.md#payments-count.
test('counts the payment of the month in all provisions', async () => {
  const { user, region, writes } = await start();
  await user.click(region.getByRole('switch', { name: 'Paid in this month' }));
  expect(await screen.findByText('Count this payment in 2 provisions?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Count' }));
  expect(writes.at(-1)).toMatchObject({
    kind: 'lines.together',
    writes: [{ changes: { numberMonthlyPayments: 10 } }, { changes: { numberMonthlyPayments: 2 } }],
  });
  await waitFor(() => expect(screen.getByText('Payment counted in 2 provisions')).toBeDefined());
});

// Source: docs/specification.md#payments-count.
test('shows the offer among the due dates after the toast has closed', async () => {
  const { user, region, writes, wait } = await start();
  await user.click(region.getByRole('switch', { name: 'Paid in this month' }));
  const question = 'Count this payment in 2 provisions?';
  wait(3000);
  expect(screen.getByText(question).closest('[role="status"]')).not.toBeNull();
  wait(7000);
  expect(screen.queryByText(question)).toBeNull();
  await user.click(region.getByRole('radio', { name: 'Due dates' }));
  expect(region.getByText(question)).toBeDefined();
  await user.click(region.getByRole('button', { name: 'Count' }));
  expect(writes.at(-1)).toMatchObject({ kind: 'lines.together' });
  expect(region.queryByText(question)).toBeNull();
});
