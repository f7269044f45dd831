import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ForecastStart, startForecast, useForecastDay } from '../../../../testing/ui/forecast-home.tsx';

const { innerWidth } = window;

beforeEach(useForecastDay);
afterEach(() => {
  cleanup();
  window.innerWidth = innerWidth;
});

const income = () => within(screen.getByRole('list', { name: 'Income' }));
const atBest = () => screen.queryByText('Lowest at best')?.closest('dl')?.textContent;
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
  // Source: docs/specification.md#forecast-panel.
  test('has each day with its lines, why they are there, and its balance', async () => {
    const { rows } = await open();
    expect(rows()).toEqual([
      'Today, Sun 22 Nov+59.50',
      'Waterno day−28.50',
      'Provisions to pay inno day−400.00',
      'Thu 26 Nov−4.50',
      'Canteenusually the 26th−64.00',
      'Fri 27 NovLowest point−66.50',
      'Train−62.00',
      'Sun 29 Nov+53.50',
      'Refund+120.00',
      'Mon 30 Nov+53.50',
    ]);
  });

  // Source: docs/specification.md#forecast-panel.
  test('says how low the account goes at best, where that is another balance', async () => {
    const { tick } = await open();
    expect(atBest()).toBe('Lowest pointFri 27 Nov−66.50Lowest at bestMon 30 Nov+53.50');
    await tick('Paid, Provisions to pay in');
    await tick('Paid, Water');
    await waitFor(() => expect(atBest()).toBeUndefined());
  });

  // Source: docs/specification.md#forecast-panel.
  test('ticks what has happened, which leaves it, and goes on to the next', async () => {
    const { rows, tick, writes } = await open();
    await tick('Paid, Canteen');
    expect(rows().filter((row) => row?.includes('Canteen'))).toEqual([]);
    expect(writes).toMatchObject([{ kind: 'entry.update', collection: 'outMonth', changes: { paid: true } }]);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Paid, Train' }));
    await tick('Paid, Provisions to pay in');
    expect(writes[1]).toMatchObject({ kind: 'sheet.update', changes: { provisionsPaid: true } });
  });

  // Source: docs/specification.md#forecast-say-day.
  test('asks for the day of a charge, and says why it is not the 1st', async () => {
    const { rows, user, writes } = await open();
    await user.click(screen.getByRole('button', { name: 'no day' }));
    await user.keyboard('1{Enter}');
    expect(screen.getByText(/^Day 1 means “not said”/u)).toBeDefined();
    expect(writes).toEqual([]);
    await user.keyboard('{Backspace}25{Enter}');
    expect(writes).toMatchObject([{ kind: 'entry.update', collection: 'outMonth', changes: { day: 25 } }]);
    expect(rows().slice(2, 4)).toEqual(['Wed 25 Nov+59.50', 'Water−28.50']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Paid, Water' })));
  });

  test('leaves a day as it is on Escape, and stays open', async () => {
    const { user, writes, table } = await open();
    await user.click(screen.getByRole('button', { name: 'no day' }));
    await user.keyboard('25{Escape}');
    expect([writes, table.isConnected]).toEqual([[], true]);
    expect(screen.getByRole('button', { name: 'no day' })).toBeDefined();
  });

  // Source: docs/specification.md#forecast-expect.
  test('counts income once it is waited for, and not any more', async () => {
    const { user, rows, figure } = await open();
    expect(income().getByText('Not counted, usually the 28th')).toBeDefined();
    await user.click(income().getByRole('button', { name: 'Expect it on the 28th' }));
    expect(rows().slice(-5)).toEqual([
      'Sat 28 Nov+1,933.50',
      'Salaryexpected on the 28th+2,000.00',
      'Sun 29 Nov+2,053.50',
      'Refund+120.00',
      'Mon 30 Nov+2,053.50',
    ]);
    expect(figure('remaining')?.textContent).toBe('+53.50');
    expect(screen.getByRole('checkbox', { name: 'Received, Salary' })).toBeDefined();
    await user.click(income().getByRole('button', { name: 'Stop expecting it' }));
    expect(rows().at(-1)).toBe('Mon 30 Nov+53.50');
  });

  // Source: docs/specification.md#forecast-panel.
  test('closes on Escape and gives the focus back', async () => {
    const { user, table, region } = await open();
    await user.keyboard('{Escape}');
    expect(table.isConnected).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(region.getByRole('button', { name: 'Day by day' })));
  });

  // Source: docs/specification.md#forecast-panel.
  test('stands in the place of the charges and the provisions on a board', async () => {
    window.innerWidth = 1440;
    const { user } = await open();
    expect([screen.queryByRole('dialog'), has('Daily expenses'), has('Monthly charges')]).toEqual([null, true, false]);
    expect(document.activeElement?.textContent).toBe('Day by day forecast');
    await user.click(screen.getByRole('button', { name: 'Close the forecast' }));
    expect([has('Daily expenses'), has('Monthly charges')]).toEqual([true, true]);
  });

  // Source: docs/specification.md#hidden-amounts.
  test('tells nothing of amounts that are hidden', async () => {
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
