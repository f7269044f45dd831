import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { emptyNewProvision } from '../../../../domain/forms/new-provision.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { ToastView } from '../../../shell/toast-view.tsx';
import { ToastText } from '../../../undo/toast-text.tsx';
import { ToastAction } from '../../../undo/toast-action.tsx';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet, type Data, workspaceOf } from '../../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const page = (
  <StrictMode>
    <HomeScreen />
    <ToastView action={ToastAction} text={ToastText} />
  </StrictMode>
);

// Queried anew, because another sheet renders another region.
const region = () => within(screen.getByRole('region', { name: 'Provisions' }));

const field = (name: string) => region().queryByLabelText<HTMLInputElement>(name, { selector: 'form input' });
const texts = () => [field('Name')?.value, field('Price')?.value];

const start = async (data: Data = {}) => {
  const sheets = [aSheet, { ...aSheet, id: 'sheet-2', date: toSheetDate(2026, 10, 1) }];
  const { app, user, writes } = await renderSignedIn(page, { sheets, ...data });
  await screen.findByRole('region', { name: 'Provisions' });
  const press = (name: string) => user.click(region().getByRole('button', { name }));
  const type = async (name: string, text: string) => user.type(field(name) ?? document.body, text);
  const workspace = workspaceOf(app);
  const { toaster } = app.getSnapshot().children;
  return { user, writes, toaster, press, type, sheets: workspace?.getSnapshot().children.sheets };
};

const openAndType = async () => {
  const form = await start();
  await form.press('Add a provision');
  await form.type('Name', 'Car');
  await form.type('Price', '1800');
  return form;
};

const resume = () => screen.queryByRole('button', { name: 'Resume' });

type Form = Awaited<ReturnType<typeof start>>;

// Source: docs/specification.md#provision-resumed.
test.each([
  ['Cancel', ({ press }: Form) => press('Cancel')],
  ['Escape', ({ user }: Form) => user.keyboard('{Escape}')],
  [
    'Escape on the Details button',
    async ({ press, user }: Form) => {
      await press('Details');
      await user.keyboard('{Escape}');
    },
  ],
])('discards the typed texts by %s, and offers to resume them', async (_, leave) => {
  const form = await openAndType();
  await leave(form);
  const opener = region().getByRole('button', { name: 'Add a provision' });
  expect([texts(), document.activeElement]).toEqual([[undefined, undefined], opener]);
  expect(screen.getByText('Entry dropped')).toBeDefined();
  await form.user.click(resume() ?? document.body);
  expect([texts(), document.activeElement]).toEqual([['Car', '1800'], field('Name')]);
  expect(screen.queryByText('Entry dropped')).toBeNull();
});

// Source: docs/specification.md#provision-resumed.
test('shows no toast when an empty form is closed', async () => {
  const { press } = await start();
  await press('Add a provision');
  await press('Cancel');
  expect([texts(), screen.queryByText('Entry dropped')]).toEqual([[undefined, undefined], null]);
});

// Source: docs/specification.md#provision-resumed.
test.each([
  ['another form is opened', ({ press }: Form) => press('Add a provision')],
  [
    'another sheet is shown',
    async ({ sheets }: Form) => {
      act(() => sheets?.send({ type: 'sheet.olderRequested' }));
    },
  ],
])('stops offering to resume the form when %s', async (_, go) => {
  const form = await openAndType();
  await form.press('Cancel');
  await go(form);
  await waitFor(() => expect(resume()).toBeNull());
  expect(form.toaster?.getSnapshot().context.toast).not.toHaveProperty('action');
});

// Source: docs/specification.md#provision-resumed.
test('resumes discarded texts in the full view, whose form is always open', async () => {
  const { user, type } = await start();
  await user.click(region().getByRole('radio', { name: 'Full' }));
  await type('Name', 'Car');
  await type('Price', '1800{Escape}');
  expect(texts()).toEqual(['', '']);
  await user.click(resume() ?? document.body);
  expect([texts(), document.activeElement]).toEqual([['Car', '1800'], field('Price')]);
  await user.click(region().getByRole('radio', { name: 'Simple' }));
  expect(texts()).toEqual(['Car', '1800']);
});

// Source: docs/specification.md#provision-draft.
test('keeps the typed texts on another sheet, and adds the provision to the shown sheet', async () => {
  const { writes, type, sheets } = await openAndType();
  act(() => sheets?.send({ type: 'sheet.olderRequested' }));
  await screen.findByRole('region', { name: 'Provisions' });
  expect(texts()).toEqual(['Car', '1800']);
  await type('Due in', 'in 4 months{Enter}');
  expect(writes).toMatchObject([{ kind: 'provision.create', sheetId: 'sheet-2', provision: { name: 'Car' } }]);
});

// Source: docs/specification.md#provision-draft.
test('restores a draft after a reload, without taking the focus', async () => {
  await start({ provisionDraft: { ...emptyNewProvision, name: 'Car', price: '1800' } });
  expect([texts(), document.activeElement]).toEqual([['Car', '1800'], document.body]);
  expect(screen.getByText('Entry restored')).toBeDefined();
});
