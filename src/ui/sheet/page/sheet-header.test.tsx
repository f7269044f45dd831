import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { WriteOutcome } from '../../../domain/sync/writes.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { WorkspaceDialogs } from '../../dialogs/workspace-dialogs.tsx';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { SheetNavigator } from './sheet-navigator.tsx';
import { SyncChip } from '../../sync/sync-chip.tsx';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);
// Loads the calendar first, so that its loading time cannot fail a test.
beforeAll(() => import('../../date-picker/calendar-popup.lazy.tsx'));

const sheets = [aSheet, { ...aSheet, id: 'sheet-0', date: toSheetDate(2026, 10, 1) }];
const content = { outMonth: [anEntry({ name: 'Rent' })] };

// Source: docs/specification.md#sheet-navigator.
test('navigates to the older sheet and back to the current sheet', async () => {
  const { user } = await renderSignedIn(<SheetNavigator />, { sheets });
  expect(await screen.findByText('01 Nov 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Newer sheet' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Current sheet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Older sheet' }));
  expect(await screen.findByText('01 Oct 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Older sheet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Current sheet' }));
  expect(await screen.findByText('01 Nov 2026')).toBeDefined();
});

// Source: docs/specification.md#sheet-calendar.
test('opens any sheet from the calendar, but no other day', async () => {
  const early = { ...aSheet, id: 'sheet-early', date: toSheetDate(2026, 9, 24) };
  const late = { ...aSheet, id: 'sheet-late', date: toSheetDate(2026, 9, 27) };
  const { user } = await renderSignedIn(<SheetNavigator />, { sheets: [aSheet, late, early] });
  await user.click(await screen.findByRole('button', { name: 'Older sheet' }));
  const button = await screen.findByRole('button', { name: 'Choose a sheet 27 Sept 2026' });
  button.focus();
  // The calendar loads the names of its days.
  await act(() => user.keyboard('{Enter}'));
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose a sheet' }));
  const day = (number: string) => calendar.getByRole('gridcell', { name: number });
  expect(day('25')).toHaveProperty('disabled', true);
  expect(day('27').getAttribute('aria-selected')).toBe('true');
  await user.click(day('24'));
  expect(await screen.findByRole('button', { name: 'Choose a sheet 24 Sept 2026' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Older sheet' })).toBeNull();
});

// Source: docs/specification.md#sheet-calendar.
test('offers a new sheet below the calendar', async () => {
  const page = (
    <>
      <SheetNavigator />
      <WorkspaceDialogs />
    </>
  );
  const { user } = await renderSignedIn(page, { sheets });
  await user.click(await screen.findByRole('button', { name: 'Choose a sheet 01 Nov 2026' }));
  const calendar = await screen.findByRole('dialog', { name: 'Choose a sheet' });
  await user.click(within(calendar).getByRole('button', { name: 'New sheet' }));
  expect(await screen.findByRole('dialog', { name: 'New sheet' })).toBeDefined();
  await waitFor(() => expect(calendar.isConnected).toBe(false));
});

const pay = async (send: () => Promise<WriteOutcome>) => {
  const screens = (
    <>
      <SyncChip />
      <HomeScreen />
    </>
  );
  const { user } = await renderSignedIn(screens, { content, send });
  const check = await screen.findByRole('checkbox', { name: 'Paid' });
  expect(screen.getByRole('button', { name: 'Saved' })).toBeDefined();
  await user.click(check);
};

// Source: docs/specification.md#sync-state.
test('shows in the chip that a change is being saved, then that everything is saved', async () => {
  const answer = Promise.withResolvers<WriteOutcome>();
  await pay(() => answer.promise);
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDefined();
  answer.resolve('accepted');
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined();
});

test('shows in the chip how many changes wait for the server', async () => {
  await pay(() => Promise.reject(new Error('unreachable')));
  expect(await screen.findByRole('button', { name: '1 waiting' })).toBeDefined();
});
