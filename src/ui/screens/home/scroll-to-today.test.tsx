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

/** The numbers of the rows that the first render of three hundred expenses draws, before anything is measured. */
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
  ['today is', 11, 0, 220],
  ['something is unpaid', 10, 150, 150],
  ['all is paid, its start is', 10, 300, 0],
])('a long list is drawn first where %s', async (_, month, paid, row) => {
  const rows = await firstRows(month, paid);
  expect(rows).toContain(row);
  // About a screen of them.
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(60);
});
