import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { SheetNavigator } from './sheet-navigator.tsx';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const sheets = [
  aSheet,
  { ...aSheet, id: 'an-older-sheet-000001', date: toSheetDate(2026, 10, 1), order: aSheet.order - 1 },
];

const start = async () => {
  const { user } = await renderSignedIn(<SheetNavigator />, { sheets });
  const date = await screen.findByRole('button', { name: /2026$/ });
  return { user, date };
};

test('moves the focus to the date when the pressed arrow is hidden', async () => {
  const { user, date } = await start();
  screen.getByRole('button', { name: 'Older sheet' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(date);
  expect(date.textContent).toContain('01 Oct 2026');
});

test('moves the focus to the date when the current sheet is shown again', async () => {
  const { user, date } = await start();
  await user.click(screen.getByRole('button', { name: 'Older sheet' }));
  screen.getByRole('button', { name: 'Current sheet' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(date);
  expect(screen.queryByRole('button', { name: 'Current sheet' })).toBeNull();
});
