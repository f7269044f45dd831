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

/** Opens the sheet of November 2026 on a day of that month. */
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

const dividedNames = () =>
  [...document.querySelectorAll('[data-divider="Today"]')].map((element) => element.getAttribute('aria-label'));

// Source: docs/specification.md#today-mark.
test.each([
  [2, ['Fuel, day 3, 10.00']],
  [22, ['Fuel, day 27, 10.00']],
  [27, ['Daily expenses']],
])('shows on day %i the divider of today above later lines, or below the last line', async (day, names) => {
  await openOn(day);
  expect(dividedNames()).toEqual(names);
});

test('moves the divider at midnight, and removes the divider after the end of the sheet', async () => {
  await openOn(26);
  expect(dividedNames()).toEqual(['Fuel, day 27, 10.00']);
  pass(1_500);
  expect(dividedNames()).toEqual(['Daily expenses']);
  pass(4 * 86_400_000);
  expect(dividedNames()).toEqual([]);
});
