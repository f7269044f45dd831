import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { emptyContent, type Entry, type Sheet } from '../../../../domain/sheet/sheet.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { usePhoneWindow } from '../../../../../testing/ui/phone-window.ts';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet, workspaceOf } from '../../../../../testing/ui/signed-in-app.ts';

usePhoneWindow();
afterEach(cleanup);
// Loads the lazy dialog before the tests, outside their time limits.
beforeAll(() => import('../../page/opened-line.lazy.tsx'));

const december = { ...aSheet, id: 'december', date: toSheetDate(2026, 12, 1), order: 1 };

type Around = { readonly sheets?: readonly Sheet[]; readonly inDecember?: readonly Entry[] };

/** Opens the dialog of the only line of November. December is cached on the device. */
async function open(entry: Entry, { sheets = [december, aSheet], inDecember = [] }: Around = {}) {
  const cached = { december: { ...emptyContent, outDay: inDecember } };
  const { user, writes, app } = await renderSignedIn(<HomeScreen />, { content: { outDay: [entry] }, cached, sheets });
  const workspace = workspaceOf(app);
  const index = sheets.indexOf(aSheet);
  await act(async () => workspace?.getSnapshot().children.sheets?.send({ type: 'sheet.selected', index }));
  await user.click(await screen.findByRole('tab', { name: 'Expenses' }));
  const row = within(await screen.findByRole('listitem', { name: new RegExp(`^${entry.name}`, 'u') }));
  await user.click(row.getByRole('button', { name: new RegExp(entry.name, 'u') }));
  return { user, writes, dialog: within(await screen.findByRole('dialog', { name: entry.name })) };
}

const toDecember = (entry: Partial<Entry>) => ({
  kind: 'lines.together',
  writes: [
    { kind: 'entry.create', sheetId: 'december', entry },
    { kind: 'entry.delete', sheetId: aSheet.id },
  ],
});
const dentist = anEntry({ name: 'Dentist', day: 3, value: 46.5 });

// Source: docs/specification.md#line-move.
test.each([
  ['a line', dentist],
  ['a copied line', { ...dentist, copy: '2026-10-1' }],
])('moves %s to the next sheet', async (_, entry) => {
  const { user, writes, dialog } = await open(entry);
  await user.click(dialog.getByRole('button', { name: 'Move to 1 Dec' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes).toMatchObject([toDecember({ name: 'Dentist', day: 3, value: 46.5, copy: entry.copy })]);
  expect(screen.queryByRole('listitem', { name: /^Dentist/u })).toBeNull();
});

// Source: docs/specification.md#line-move, docs/specification.md#selection-carried.
test('replaces the copy of the line in the next sheet', async () => {
  const carried = { ...dentist, id: 'carried', day: 1, copy: aSheet.date };
  const { user, writes, dialog } = await open(dentist, { inDecember: [carried] });
  await user.click(dialog.getByRole('button', { name: 'Move to 1 Dec' }));
  const gone = [
    { kind: 'entry.delete', id: carried.id },
    { kind: 'entry.delete', id: dentist.id },
  ];
  expect(writes).toMatchObject([{ kind: 'lines.together', writes: [{ kind: 'entry.create' }, ...gone] }]);
});

// Source: docs/specification.md#line-move.
test('moves the line with the typed texts, and is disabled while a text is invalid', async () => {
  const { user, writes, dialog } = await open(dentist);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  expect(dialog.getByRole('button', { name: 'Move to 1 Dec' })).toHaveProperty('disabled', true);
  await user.type(amount, '50');
  await user.click(dialog.getByRole('button', { name: 'Move to 1 Dec' }));
  expect(writes).toMatchObject([
    { kind: 'entry.update', id: dentist.id, changes: { value: 50 } },
    toDecember({ value: 50 }),
  ]);
});

// Source: docs/specification.md#line-move.
test('is hidden without a newer sheet', async () => {
  const { dialog } = await open(dentist, { sheets: [aSheet] });
  expect(dialog.queryByRole('button', { name: /^Move/u })).toBeNull();
});
