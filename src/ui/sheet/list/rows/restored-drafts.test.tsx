import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { LineDraft } from '../../../../domain/forms/line-draft.ts';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import type { Entry } from '../../../../domain/sheet/sheet.ts';
import { anEntry, aProvision } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet, workspaceOf } from '../../../../../testing/ui/signed-in-app.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';

afterEach(cleanup);

const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });
const rent = anEntry({ name: 'Rent', day: 5, value: 700 });
const car = aProvision({ name: 'Car' });

const draft = (changes: Partial<LineDraft>): LineDraft => ({
  sheetId: aSheet.id,
  collection: 'outDay',
  id: fuel.id,
  fields: { name: 'Petrol' },
  ...changes,
});

/** Loads the page with stored drafts of lines. */
async function reload(...drafts: readonly LineDraft[]) {
  const content = { outDay: [fuel] as readonly Entry[], provisions: [car] };
  const page = (
    <StrictMode>
      <HomeScreen />
    </StrictMode>
  );
  const sheets = [aSheet, { ...aSheet, id: 'sheet-2', date: toSheetDate(2026, 10, 1) }];
  const { app, user, writes } = await renderSignedIn(page, { sheets, content, lineDrafts: drafts });
  const list = within(await screen.findByRole('list', { name: 'Daily expenses' }));
  const workspace = workspaceOf(app);
  const row = () => within(list.getByRole('listitem', { name: /^Fuel/ }));
  return { content, workspace, user, writes, list, row };
}

// Source: docs/specification.md#line-draft.
test.each([
  ['Day', 'Fuel', draft({ fields: { day: '9' } }), { kind: 'entry.update', changes: { day: 9 } }],
  ['Name', 'Fuel', draft({}), { kind: 'entry.update', changes: { name: 'Petrol' } }],
  ['Amount', 'Fuel', draft({ fields: { value: '5+5' } }), { kind: 'entry.update', changes: { value: 10 } }],
  [
    'Name',
    'Car',
    draft({ collection: 'provisions', id: car.id, fields: { name: 'Bike' } }),
    { kind: 'provision.update', changes: { name: 'Bike' } },
  ],
])(
  'reopens the %s of %s with its typed value, without focus, and saves it on Enter',
  async (label, line, given, write) => {
    const { user, writes } = await reload(given);
    const row = within(await screen.findByRole('listitem', { name: new RegExp(`^${line}`) }));
    const field = await row.findByRole<HTMLInputElement>('textbox', { name: label });
    expect([field.value, document.activeElement]).toEqual([Object.values(given.fields)[0], document.body]);
    expect(writes).toEqual([]);
    await user.click(field);
    await user.keyboard('{Enter}');
    expect(writes).toMatchObject([write]);
    expect(row.queryByRole('textbox', { name: label })).toBeNull();
  },
);

// Source: docs/specification.md#line-draft.
test('shows the problem of an invalid restored draft at once', async () => {
  const { writes, row } = await reload(draft({ fields: { value: 'abc' } }));
  const field = await row().findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['abc', 'true']);
  expect(row().getByText('This is not an amount')).toBeDefined();
  expect(writes).toEqual([]);
});

// Source: docs/specification.md#line-draft.
test('keeps a restored draft open while another cell is edited, and discards the draft on Escape', async () => {
  const { user, writes, row } = await reload(draft({}));
  const field = await row().findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.click(row().getByRole('button', { name: /^Amount/ }));
  await user.keyboard('{Escape}');
  expect(field.value).toBe('Petrol');
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(row().getByRole('button', { name: 'Name Fuel' })).toBe(document.activeElement);
  expect(writes).toEqual([]);
});

test('opens a draft only in the sheet of the line', async () => {
  const { workspace } = await reload(draft({ sheetId: 'sheet-2' }));
  const sheets = workspace?.getSnapshot().children.sheets;
  expect(screen.queryByDisplayValue('Petrol')).toBeNull();
  act(() => sheets?.send({ type: 'sheet.olderRequested' }));
  expect(await screen.findByDisplayValue('Petrol')).toBeDefined();
  act(() => sheets?.send({ type: 'sheet.newerRequested' }));
  expect(await screen.findByRole('button', { name: 'Name Fuel' })).toBeDefined();
  expect(screen.queryByDisplayValue('Petrol')).toBeNull();
});

test('refreshes the sheet from other devices while a restored draft has no focus', async () => {
  const { content, workspace, user, list, row } = await reload(draft({}));
  const field = await row().findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  content.outDay = [fuel, rent];
  act(() => workspace?.send({ type: 'refresh.due' }));
  expect(await list.findByRole('listitem', { name: /^Rent/ })).toBeDefined();
  expect(field.value).toBe('Petrol');
  await user.click(field);
  content.outDay = [fuel];
  act(() => workspace?.send({ type: 'refresh.due' }));
  const sheet = () => workspace?.getSnapshot().children.sheets?.getSnapshot().children.sheet?.getSnapshot();
  await waitFor(() => expect(sheet()?.matches({ loaded: 'refreshDeferred' })).toBe(true));
});
