import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../../testing/ui/signed-in-app.ts';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { SheetNavigator } from '../../page/sheet-navigator.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.setSystemTime(new Date(2026, 10, 22, 23, 59, 50));
  return () => vi.useRealTimers();
});
afterEach(cleanup);

const october = { ...aSheet, id: 'october', date: toSheetDate(2026, 10, 1), order: -1 };

const daily = () => within(screen.getByRole('region', { name: 'Daily expenses' }));

const field = (name: 'Day' | 'Amount') => daily().getByRole<HTMLInputElement>('textbox', { name });

/** Shows the sheet of November ten seconds before midnight of the 22nd. October's is the older sheet. */
async function open() {
  const { user, writes } = await renderSignedIn(
    <>
      <SheetNavigator />
      <HomeScreen />
    </>,
    { sheets: [aSheet, october] },
  );
  await screen.findByRole('region', { name: 'Daily expenses' });
  return {
    writes,
    day: () => field('Day').value,
    type: async (day: string, name: string, amount: string) => {
      await user.type(field('Day'), day);
      await user.type(daily().getByRole('combobox', { name: 'Name' }), name);
      await user.type(field('Amount'), amount);
    },
    add: () => user.click(daily().getByRole('button', { name: 'Add' })),
    goTo: (direction: 'Older' | 'Newer') => user.click(screen.getByRole('button', { name: `${direction} sheet` })),
  };
}

// Source: docs/specification.md#proposed-day.
test('proposes no day in a sheet whose period has ended', async () => {
  const { day, goTo } = await open();
  expect(day()).toBe('22');
  await goTo('Older');
  expect(day()).toBe('');
  await goTo('Newer');
  expect(day()).toBe('22');
});

test('keeps a typed day when the sheet changes, and adds the expense to the shown sheet', async () => {
  const { writes, day, type, add, goTo } = await open();
  await type('2', 'Bakery', '5');
  await goTo('Older');
  expect(day()).toBe('2');
  await add();
  expect(writes[0]).toMatchObject({ kind: 'entry.create', sheetId: 'october', entry: { day: 2, name: 'Bakery' } });
  expect(day()).toBe('2');
  await goTo('Newer');
  expect(day()).toBe('22');
});

test('proposes the new day at midnight, even after an expense of an earlier day', async () => {
  const { day, type, add } = await open();
  await type('20', 'Bakery', '5');
  await add();
  expect(day()).toBe('20');
  act(() => {
    vi.advanceTimersByTime(11_000);
  });
  expect(day()).toBe('23');
});
