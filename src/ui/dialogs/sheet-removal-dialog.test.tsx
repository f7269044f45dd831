import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SheetContent } from '../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { anEntry, aProvision } from '../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../testing/ui/signed-in-app.ts';
import { WorkspaceDialogs } from './workspace-dialogs.tsx';

afterEach(cleanup);

const sheets = [aSheet, { ...aSheet, id: 'october', date: toSheetDate(2026, 10, 1) }];
const lines = { in: [anEntry({ name: 'Salary' })], provisions: [aProvision({ name: 'Car' })] };

const start = async (shown: typeof sheets, content: Partial<SheetContent> = lines) => {
  const page = (
    <>
      <HomeScreen />
      <WorkspaceDialogs />
    </>
  );
  const started = await renderSignedIn(page, { sheets: shown, content });
  return { ...started, removeButton: await screen.findByRole('button', { name: 'Remove this sheet' }) };
};

const openDialog = async (content?: Partial<SheetContent>) => {
  const started = await start(sheets, content);
  await started.user.click(started.removeButton);
  return { ...started, dialog: within(await screen.findByRole('dialog', { name: 'Remove this sheet' })) };
};

// Source: docs/specification.md#sheet-removal.
test('shows the date and the number of lines, and that the removal can be undone', async () => {
  const { dialog, writes } = await openDialog();
  const text = 'The sheet of 1 Nov and its 2 operations will be removed. You can undo this right after.';
  expect(dialog.getByText(text)).toBeDefined();
  expect(writes).toEqual([]);
});

test('shows no number of lines for an empty sheet', async () => {
  const { dialog } = await openDialog({});
  expect(dialog.getByText('The sheet of 1 Nov will be removed. You can undo this right after.')).toBeDefined();
});

// Source: docs/specification.md#sheet-removal.
test('removes the sheet, and then refuses to remove the last sheet', async () => {
  const { dialog, user, writes } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(writes).toEqual([{ kind: 'sheet.remove', sheetId: aSheet.id }]);
  expect(await screen.findByRole('button', { name: 'Remove this sheet' })).toHaveProperty('disabled', true);
});

test.each(['button', 'Escape'])('removes nothing when cancelled by %s', async (way) => {
  const { dialog, user, writes } = await openDialog();
  await (way === 'button' ? user.click(dialog.getByRole('button', { name: 'Cancel' })) : user.keyboard('{Escape}'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes).toEqual([]);
});

// Source: docs/specification.md#sheet-removal-only.
test('disables the button of the only sheet and explains why', async () => {
  const { removeButton } = await start([aSheet]);
  expect(removeButton).toHaveProperty('disabled', true);
  expect(removeButton.title).toBe('Your only sheet cannot be removed');
});
