import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../../testing/ui/signed-in-app.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});
afterEach(cleanup);

const outDay = [3, 22, 27].map((day) => anEntry({ id: `line-${day}`, name: 'Fuel', day }));

/** The names of what bears the mark, on a day of November 2026 in November's sheet. */
async function openOn(day: number) {
  vi.setSystemTime(new Date(2026, 10, day, 23, 59, 59));
  const sheets = [{ ...aSheet, date: toSheetDate(2026, 11, 1) }];
  await renderSignedIn(<HomeScreen />, { sheets, content: { outDay, outMonth: [anEntry({ name: 'Rent' })] } });
  await screen.findAllByRole('listitem');
}

const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

const marked = () =>
  [...document.querySelectorAll('[data-mark="Today"]')].map((element) => element.getAttribute('aria-label'));

// Source: docs/specification.md#today-mark.
test.each([
  [2, ['Fuel, day 3, 10.00']],
  [22, ['Fuel, day 27, 10.00']],
  [27, ['Daily expenses']],
])('on day %i today is marked over what comes later, or under the last line', async (day, names) => {
  await openOn(day);
  expect(marked()).toEqual(names);
});

test('at midnight the mark goes on, and out of a sheet that is over', async () => {
  await openOn(26);
  expect(marked()).toEqual(['Fuel, day 27, 10.00']);
  pass(1_500);
  expect(marked()).toEqual(['Daily expenses']);
  pass(4 * 86_400_000);
  expect(marked()).toEqual([]);
});
