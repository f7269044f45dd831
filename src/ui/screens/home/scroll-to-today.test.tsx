import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { useClockAt } from '../../../../testing/ui/clock.ts';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { usePhoneWindow } from '../../../../testing/ui/phone-window.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../testing/ui/signed-in-app.ts';
import { HomeScreen } from './home-screen.tsx';

usePhoneWindow();
useClockAt(new Date(2026, 10, 22, 10));
afterEach(cleanup);

/** Returns the numbers of the rows in the first render of 300 expenses. */
async function firstRows(month: number, paid: number): Promise<readonly number[]> {
  const outDay = Array.from({ length: 300 }, (_, index) =>
    anEntry({ name: `Line ${index}`, day: 1 + Math.floor(index / 10), paid: index < paid }),
  );
  const sheets = [{ ...aSheet, date: toSheetDate(2026, month, 1) }];
  await renderSignedIn(<HomeScreen />, { sheets, content: { outDay } });
  const rows = await screen.findAllByRole('listitem', { name: /^Line/u });
  return rows.map((row) => Number(/\d+/u.exec(row.getAttribute('aria-label') ?? '')?.[0]));
}

// Source: docs/specification.md#opening-place.
test.each([
  ['today', 11, 0, 220],
  ['the first unpaid line', 10, 150, 150],
  ['the start when all is paid', 10, 300, 0],
])('shows a long list first at %s', async (_, month, paid, row) => {
  const rows = await firstRows(month, paid);
  expect(rows).toContain(row);
  // About one screen.
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(60);
});
