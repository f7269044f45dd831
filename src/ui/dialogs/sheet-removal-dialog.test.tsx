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
  return { ...started, bin: await screen.findByRole('button', { name: 'Remove this sheet' }) };
};

const openDialog = async (content?: Partial<SheetContent>) => {
  const started = await start(sheets, content);
  await started.user.click(started.bin);
  return { ...started, dialog: within(await screen.findByRole('dialog', { name: 'Remove this sheet' })) };
};

// Source: docs/specification.md#sheet-removal.
test('it says the date and how many lines go, and that it is final', async () => {
  const { dialog, writes } = await openDialog();
  const text = 'The sheet of 1 Nov and its 2 operations will be removed. You can undo this right after.';
  expect(dialog.getByText(text)).toBeDefined();
  expect(writes).toEqual([]);
});

test('an empty sheet goes alone', async () => {
  const { dialog } = await openDialog({});
  expect(dialog.getByText('The sheet of 1 Nov will be removed. You can undo this right after.')).toBeDefined();
});

// Source: docs/specification.md#sheet-removal.
test('the confirmed removal goes out and leaves the only sheet, which cannot be removed', async () => {
  const { dialog, user, writes } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(writes).toEqual([{ kind: 'sheet.remove', sheetId: aSheet.id }]);
  expect(await screen.findByRole('button', { name: 'Remove this sheet' })).toHaveProperty('disabled', true);
});

test.each(['button', 'Escape'])('cancelling by %s removes nothing', async (way) => {
  const { dialog, user, writes } = await openDialog();
  await (way === 'button' ? user.click(dialog.getByRole('button', { name: 'Cancel' })) : user.keyboard('{Escape}'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes).toEqual([]);
});

// Source: docs/specification.md#sheet-removal-only.
test('the only sheet cannot be removed, and its button says why', async () => {
  const { bin } = await start([aSheet]);
  expect(bin).toHaveProperty('disabled', true);
  expect(bin.title).toBe('Your only sheet cannot be removed');
});
