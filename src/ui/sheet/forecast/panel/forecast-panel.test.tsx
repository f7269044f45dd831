import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  november,
  type ForecastStart,
  startForecast,
  useForecastDay,
} from '../../../../../testing/ui/forecast-home.tsx';
import { anEntry } from '../../../../../testing/ui/lines.ts';

const { innerWidth } = window;

beforeEach(useForecastDay);
afterEach(() => {
  cleanup();
  window.innerWidth = innerWidth;
});

const has = (name: string) => screen.queryByRole('region', { name }) !== null;

const open = async (data: ForecastStart = {}) => {
  const started = await startForecast(data);
  await waitFor(() => expect(started.region.getByText('Red on the 26th')).toBeDefined());
  await started.user.click(started.region.getByRole('button', { name: 'Day by day' }));
  const table = await screen.findByRole('table', { name: /^In the red/u });
  const rows = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  const tick = (name: string) => started.user.click(screen.getByRole('checkbox', { name }));
  return { ...started, table, rows, tick };
};

describe('the forecast day by day', () => {
  // Source: docs/specification.md#forecast-panel, docs/specification.md#forecast-order.
  test('lists each day with its lines, their reasons and its balance', async () => {
    const { rows } = await open();
    expect(rows()).toEqual([
      'Today, Sun 22 Nov+59.50',
      'Provisions to pay inno day−400.00',
      'WaterSet the day−28.50',
      'Thu 26 Nov−4.50',
      'Canteen−64.00',
      'Fri 27 NovLowest point−66.50',
      'Train−62.00',
      'Sun 29 Nov+53.50',
      'Refund+120.00',
      'Mon 30 Nov+53.50',
    ]);
  });

  // Source: docs/specification.md#forecast-panel.
  test('explains the two lines of the picture and the order of the table', async () => {
    await open();
    expect(screen.getByText('cautious: a line without a day leaves on 22 Nov')).toBeDefined();
    expect(screen.getByText('at best: it leaves on 30 Nov')).toBeDefined();
    expect(screen.getByText('By day, the largest amount first')).toBeDefined();
  });

  // Source: docs/specification.md#forecast-panel.
  test('removes a ticked line and focuses the next line', async () => {
    const { rows, tick, writes } = await open();
    await tick('Paid, Canteen');
    expect(rows().filter((row) => row?.includes('Canteen'))).toEqual([]);
    expect(writes).toMatchObject([{ kind: 'entry.update', collection: 'outMonth', changes: { paid: true } }]);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Paid, Train' }));
    await tick('Paid, Provisions to pay in');
    expect(writes[1]).toMatchObject({ kind: 'sheet.update', changes: { provisionsPaid: true } });
  });

  // Source: docs/specification.md#forecast-set-due-day.
  test('sets the due day of a charge by a button named after the charge', async () => {
    const { rows, user, writes } = await open();
    await user.click(screen.getByRole('button', { name: 'Set the day: Water' }));
    await user.keyboard('32{Enter}');
    expect(screen.getByText('Day from 1 to 31')).toBeDefined();
    expect(writes).toEqual([]);
    await user.keyboard('{Backspace}{Backspace}25{Enter}');
    expect(writes).toMatchObject([{ kind: 'entry.update', collection: 'outMonth', changes: { dueDay: 25 } }]);
    expect(rows().slice(2, 4)).toEqual(['Wed 25 Nov+59.50', 'Water−28.50']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Paid, Water' })));
  });

  test('keeps the due day on Escape and stays open', async () => {
    const { user, writes, table } = await open();
    await user.click(screen.getByRole('button', { name: 'Set the day: Water' }));
    await user.keyboard('25{Escape}');
    expect([writes, table.isConnected]).toEqual([[], true]);
    expect(screen.getByRole('button', { name: 'Set the day: Water' })).toBeDefined();
  });

  // Source: docs/specification.md#forecast-income.
  test('counts income from the due day until the income is received', async () => {
    const { rows, tick, figure, writes } = await open({
      content: { ...november, in: [anEntry({ name: 'Salary', value: 2000, dueDay: 28 })] },
    });
    expect(rows().slice(-5)).toEqual([
      'Sat 28 Nov+1,933.50',
      'Salaryexpected on the 28th+2,000.00',
      'Sun 29 Nov+2,053.50',
      'Refund+120.00',
      'Mon 30 Nov+2,053.50',
    ]);
    expect(figure('remaining')?.textContent).toBe('+53.50');
    await tick('Received, Salary');
    expect(writes).toMatchObject([{ kind: 'entry.update', collection: 'in', changes: { paid: true } }]);
    expect(rows().at(-1)).toBe('Mon 30 Nov+53.50');
  });

  // An id is unique only within its list.
  test('distinguishes lines of two lists that have the same id', async () => {
    const reported = vi.spyOn(console, 'error');
    onTestFinished(() => reported.mockRestore());
    const lines = {
      outDay: [anEntry({ id: 'same', name: 'Train', day: 27, value: 62 })],
      outMonth: [anEntry({ id: 'same', name: 'Canteen', day: 1, dueDay: 27, value: 64 })],
      in: [anEntry({ id: 'same', name: 'Lessons', dueDay: 27, value: 120 })],
    };
    const { user, region } = await startForecast({ content: { ...november, ...lines } });
    await user.click(region.getByRole('button', { name: 'Day by day' }));
    await screen.findByRole('checkbox', { name: 'Paid, Train' });
    // React logs an error if two rows have the same key.
    expect(reported.mock.calls).toEqual([]);
  });

  // Source: docs/specification.md#forecast-not-counted, docs/specification.md#forecast-income-days.
  test('shows the income that the forecast leaves out, and sets the due day of that income', async () => {
    const { user } = await open();
    const bar = screen.getByText('1 income').closest('p');
    expect(bar?.textContent).toBe('Not counted 1 income SalarySet their days+2,000.00');
    await user.click(within(bar ?? document.body).getByRole('button', { name: 'Set their days' }));
    expect(await screen.findByRole('dialog', { name: 'Days of your income' })).toBeDefined();
  });

  // Source: docs/specification.md#forecast-panel.
  test('closes on Escape and returns the focus', async () => {
    const { user, table, region } = await open();
    await user.keyboard('{Escape}');
    expect(table.isConnected).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(region.getByRole('button', { name: 'Day by day' })));
  });

  // Source: docs/specification.md#forecast-panel.
  test('replaces the charges and the provisions on a board', async () => {
    window.innerWidth = 1440;
    const { user } = await open();
    expect([screen.queryByRole('dialog'), has('Daily expenses'), has('Monthly charges')]).toEqual([null, true, false]);
    expect(document.activeElement?.textContent).toBe('Day by day forecast');
    await user.click(screen.getByRole('button', { name: 'Close the forecast' }));
    expect([has('Daily expenses'), has('Monthly charges')]).toEqual([true, true]);
  });

  // Source: docs/specification.md#hidden-amounts.
  test('shows no hidden amount', async () => {
    const { user, table } = await open();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await user.click(screen.getByRole('button', { name: 'Day by day' }));
    const hidden = await screen.findByRole('table', { name: 'Day by day forecast' });
    expect([table.isConnected, within(hidden).queryAllByText(/\d{2}\.\d{2}/u)]).toEqual([false, []]);
    expect(hidden.querySelector('[data-red], .is-positive, .is-negative')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close the forecast' }));
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
  });
});
