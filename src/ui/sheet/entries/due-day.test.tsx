import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { HomeScreen } from '../../screens/home/home-screen.tsx';

afterEach(cleanup);

const rent = anEntry({ id: 'rent', name: 'Rent', value: 845, dueDay: 1 });
const water = anEntry({ id: 'water', name: 'Water', value: 28.5 });
const older = anEntry({ id: 'older', name: 'Gas', value: 60, day: 12 });

const lines = [rent, water, older];

const start = async (title = 'Monthly charges') => {
  const started = await renderSignedIn(<HomeScreen />, { content: { outMonth: lines, in: lines } });
  const region = within(await screen.findByRole('region', { name: title }));
  const row = (name: string) => within(region.getByRole('listitem', { name: new RegExp(`^${name}`, 'u') }));
  return { ...started, region, row };
};

// Source: docs/specification.md#due-day, docs/specification.md#due-day-older.
test.each(['Monthly charges', 'Income'])('shows the due days of %s, in the order of the names', async (title) => {
  const { region } = await start(title);
  const cells = region.getAllByRole('button', { name: /^Day /u }).map((cell) => cell.getAttribute('aria-label'));
  expect(cells).toEqual(['Day 12th', 'Day 1st', 'Day no day']);
});

// Source: docs/specification.md#due-day.
test('sets and clears a due day in the row', async () => {
  const { user, row, writes } = await start();
  await user.click(row('Water').getByRole('button', { name: 'Day no day' }));
  await user.keyboard('31{Enter}');
  await user.click(row('Rent').getByRole('button', { name: 'Day 1st' }));
  await user.keyboard('{Backspace}{Enter}');
  expect(writes).toMatchObject([
    { kind: 'entry.update', id: 'water', changes: { dueDay: 31 }, before: { dueDay: 0 } },
    { kind: 'entry.update', id: 'rent', changes: { dueDay: 0, day: 1 }, before: { dueDay: 1 } },
  ]);
  expect(row('Rent').getByRole('button', { name: 'Day no day' })).toBeDefined();
});

// Source: docs/specification.md#forecast-received.
test('shows "received" instead of the day of a received income, and toggles "received" by keyboard and by click', async () => {
  const income = [anEntry({ id: 'salary', name: 'Salary', value: 2000, dueDay: 28 }), water];
  const { user, writes } = await renderSignedIn(<HomeScreen />, { content: { in: income } });
  const region = within(await screen.findByRole('region', { name: 'Income' }));
  const received = region.getByRole('checkbox', { name: 'Received' });
  region.getByRole('button', { name: 'Name Salary' }).focus();
  await user.keyboard('{ArrowRight} ');
  expect(writes).toMatchObject([{ kind: 'entry.update', collection: 'in', id: 'salary', changes: { paid: true } }]);
  expect(region.getByRole('button', { name: 'Day 28th, received' }).textContent).toBe('received');
  await user.click(received);
  expect(writes[1]).toMatchObject({ id: 'salary', changes: { paid: false } });
  expect(region.getByRole('button', { name: 'Day 28th' }).textContent).toBe('28th');
});

// Source: docs/specification.md#due-day, docs/specification.md#add-row.
test.each([
  ['5', { day: 0, dueDay: 5 }],
  ['', { day: 0 }],
])('adds a charge with the typed due day "%s"', async (day, expected) => {
  const { user, region, writes } = await start();
  await user.type(region.getByRole('combobox', { name: 'Name' }), 'Fibre{Tab}');
  expect(document.activeElement).toBe(region.getByRole('textbox', { name: 'Day' }));
  await user.keyboard(`${day}{Tab}29.99{Enter}`);
  expect(writes[0]).toEqual({
    kind: 'entry.create',
    sheetId: 'sheet-1',
    collection: 'outMonth',
    entry: { id: 'id-1', name: 'Fibre', value: 29.99, debit: true, paid: false, copy: '', ...expected },
  });
});
