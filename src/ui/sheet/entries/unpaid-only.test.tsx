import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import type { Entry } from '../../../domain/sheet/sheet.ts';

afterEach(cleanup);

const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });
const bakery = anEntry({ name: 'Bakery', day: 2, value: 6.4, paid: true });
const dentist = anEntry({ name: 'Dentist', day: 1, value: 46.5 });

const start = async (...outDay: readonly Entry[]) => {
  const data = { content: { outDay }, parameters: { showOnlyNotPaid: true } };
  const { user, writes, wait } = await renderSignedIn(<HomeScreen />, data);
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const shown = () => daily.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'));
  return { user, writes, wait, daily, shown };
};

// Source: docs/specification.md#unpaid-only.
test('hides paid lines and sums the unpaid lines', async () => {
  const { shown } = await start(fuel, bakery, dentist);
  expect(shown()).toEqual(['Dentist, day 1, 46.50', 'Fuel, day 3, 58.10']);
  const sum = document.querySelector('[data-block="outDay"] [data-figure="outDaySumNotPaid"]');
  expect(sum?.textContent).toBe('104.60');
});

// Source: docs/specification.md#unpaid-only.
test('keeps a ticked line for two seconds, so that a second press hits the same line', async () => {
  const { user, writes, wait, daily, shown } = await start(fuel, dentist);
  const box = within(daily.getByRole('listitem', { name: /^Dentist/ })).getByRole('checkbox');
  await user.dblClick(box);
  expect(writes).toMatchObject([{ changes: { paid: true } }, { changes: { paid: false } }]);
  await user.click(box);
  expect(shown()).toHaveLength(2);
  wait(2000);
  expect(shown()).toEqual(['Fuel, day 3, 58.10']);
});

// Source: docs/specification.md#unpaid-only.
test('keeps a ticked line while the mouse is over another line, which the user may press next', async () => {
  const { user, wait, daily, shown } = await start(fuel, dentist);
  const rowOf = (name: RegExp) => daily.getByRole('listitem', { name });
  await user.click(within(rowOf(/^Dentist/)).getByRole('checkbox'));
  await user.hover(rowOf(/^Fuel/));
  wait(10_000);
  expect(shown()).toHaveLength(2);
  await user.hover(daily.getByRole('combobox', { name: 'Name' }));
  wait(1900);
  expect(shown()).toHaveLength(2);
  wait(100);
  expect(shown()).toEqual(['Fuel, day 3, 58.10']);
});

// Source: docs/specification.md#unpaid-only.
test('hides two ticked lines after two seconds, even the line under the mouse', async () => {
  const { user, wait, daily, shown } = await start(fuel, dentist);
  for (const name of [/^Dentist/, /^Fuel/]) {
    await user.click(within(daily.getByRole('listitem', { name })).getByRole('checkbox'));
  }
  expect(shown()).toHaveLength(2);
  wait(2000);
  expect(daily.queryByRole('listitem')).toBeNull();
});

// Source: docs/specification.md#empty-list.
test('shows that everything is paid if every line is hidden', async () => {
  await start(bakery);
  expect(screen.getByText('Nothing is left to pay on this sheet.')).toBeDefined();
});
