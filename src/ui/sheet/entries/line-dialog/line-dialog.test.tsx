import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import type { SheetContent } from '../../../../domain/sheet/sheet.ts';
import type { AppRef } from '../../../../machines/app/app.machine.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { usePhoneWindow } from '../../../../../testing/ui/phone-window.ts';
import { anEntry, aProvision } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet, workspaceOf } from '../../../../../testing/ui/signed-in-app.ts';
import { ToastView } from '../../../shell/toast-view.tsx';
import { ToastText } from '../../../undo/toast-text.tsx';
import { ToastAction } from '../../../undo/toast-action.tsx';

usePhoneWindow();
afterEach(cleanup);
// Loads the lazy dialog before the tests, outside their time limits.
beforeAll(() => import('../../page/opened-line.lazy.tsx'));

const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });
const car = aProvision({ name: 'Car' });
const other = { outDay: [anEntry({ name: 'Rent', day: 5 })], provisions: [aProvision({ name: 'Boat' })] };

const page = (
  <>
    <HomeScreen />
    <ToastView action={ToastAction} text={ToastText} />
  </>
);

type User = Awaited<ReturnType<typeof renderSignedIn>>['user'];

const sheetOf = (app: AppRef) =>
  workspaceOf(app)?.getSnapshot().children.sheets?.getSnapshot().children.sheet?.getSnapshot();

/** Types into the dialog of a line while another device removes that line. */
async function open(tab: string, line: string) {
  const content: Partial<SheetContent> = { outDay: [fuel], provisions: [car] };
  const sheets = [aSheet, { ...aSheet, id: 'sheet-2', date: toSheetDate(2026, 10, 1) }];
  const { app, user, writes } = await renderSignedIn(page, { sheets, content });
  await user.click(await screen.findByRole('tab', { name: tab }));
  await user.click(
    within(screen.getByRole('listitem', { name: new RegExp(`^${line}`) })).getByRole('button', {
      name: new RegExp(line),
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: line }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Typed');
  Object.assign(content, other);
  act(() => workspaceOf(app)?.send({ type: 'refresh.due' }));
  await waitFor(() => expect(sheetOf(app)?.matches({ loaded: 'refreshDeferred' })).toBe(true));
  return { app, user, writes, dialog, name };
}

// Source: docs/specification.md#line-resumed.
test.each([
  ['Expenses', 'Fuel'],
  ['Provisions', 'Car'],
])('discards changes by Cancel in %s, and offers to resume them', async (tab, line) => {
  const { user, writes, dialog } = await open(tab, line);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes).toEqual([]);
  expect(screen.getByText('Change dropped')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Typed');
  expect(screen.queryByText('Change dropped')).toBeNull();
});

// Source: docs/specification.md#line-resumed.
test('offers to resume typed changes if the deletion is not confirmed', async () => {
  const { user, writes, dialog } = await open('Expenses', 'Fuel');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Typed');
  expect(writes).toEqual([]);
});

// Source: docs/specification.md#line-resumed.
test('stops offering discarded changes on another sheet', async () => {
  const { app, user, dialog } = await open('Expenses', 'Fuel');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  act(() => workspaceOf(app)?.getSnapshot().children.sheets?.send({ type: 'sheet.olderRequested' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull());
  expect(app.getSnapshot().children.toaster?.getSnapshot().context.toast).not.toHaveProperty('action');
});

test('closes when another sheet is shown, and reopens when the sheet of the line is shown again', async () => {
  const { app, name } = await open('Expenses', 'Fuel');
  const show = (type: 'sheet.olderRequested' | 'sheet.newerRequested') =>
    act(() => workspaceOf(app)?.getSnapshot().children.sheets?.send({ type }));
  show('sheet.olderRequested');
  expect(await screen.findByRole('tabpanel')).toBeDefined();
  expect(name.isConnected).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  show('sheet.newerRequested');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Typed');
});

// Source: docs/specification.md#line-draft.
test.each([
  ['Fuel', { collection: 'outDay', id: fuel.id, fields: { name: 'Typed' } }],
  ['Car', { collection: 'provisions', id: car.id, fields: { name: 'Typed' } }],
] as const)('reopens with the draft of %s after a reload', async (line, draft) => {
  const content = { outDay: [fuel], provisions: [car] };
  const lineDrafts = [{ sheetId: aSheet.id, ...draft }];
  const { user, writes } = await renderSignedIn(page, { content, lineDrafts });
  const dialog = within(await screen.findByRole('dialog', { name: line }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Typed');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(writes).toMatchObject([{ id: draft.id, changes: { name: 'Typed' } }]);
});

// Source: docs/specification.md#amount-sign.
test('makes a credit by a plus after a pasted amount', async () => {
  const { user, dialog } = await open('Expenses', 'Fuel');
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.paste('12,50+');
  expect([amount.value, dialog.getByRole('switch', { name: 'Credit' })]).toEqual([
    '12,50',
    expect.objectContaining({ checked: true }),
  ]);
});

// Source: docs/specification.md#amount-sign.
test('refuses a negative sum for a daily expense, with the reason', async () => {
  const { user, dialog } = await open('Expenses', 'Fuel');
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '5-10');
  const description = document.getElementById(amount.getAttribute('aria-describedby') ?? '');
  expect([amount.getAttribute('aria-invalid'), description?.textContent]).toEqual(['true', 'Zero or more']);
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

test('makes each list of lines one tab stop, and moves between lines by arrow keys', async () => {
  const content = { outDay: [fuel, anEntry({ name: 'Toll', day: 4 })] };
  const { user } = await renderSignedIn(<HomeScreen />, { content });
  await user.click(await screen.findByRole('tab', { name: 'Expenses' }));
  const list = within(screen.getByRole('list', { name: 'Daily expenses' }));
  const stops = [...list.getAllByRole('checkbox'), ...list.getAllByRole('button')].filter(
    ({ tabIndex }) => tabIndex === 0,
  );
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.textContent).toMatch(/^04 Toll/u);
});

test.each([
  ['its Close button', (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (user: User) => user.keyboard('{Escape}')],
])('closes the form of a new provision by %s', async (_, leave) => {
  const { user } = await renderSignedIn(<HomeScreen />, { content: { provisions: [car] } });
  await user.click(await screen.findByRole('tab', { name: 'Provisions' }));
  await user.click(screen.getByRole('button', { name: 'Add a provision' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Boat');
  await leave(user);
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a provision' }));
});

test.each([
  ['Expenses', 'Fuel', 'Rent', { kind: 'entry.update', id: fuel.id }],
  ['Provisions', 'Car', 'Boat', { kind: 'provision.update', id: car.id }],
])('saves a change in %s although another device removed the line', async (tab, line, lineOfServer, write) => {
  const { user, writes, dialog, name } = await open(tab, line);
  expect(name.value).toBe('Typed');
  expect(document.activeElement).toBe(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(writes).toMatchObject([{ ...write, changes: { name: 'Typed' } }]);
  expect(await screen.findByRole('listitem', { name: new RegExp(`^${lineOfServer}`) })).toBeDefined();
});

test.each([
  ['Expenses', 'Fuel', ['Day', 'Amount']],
  ['Provisions', 'Car', ['Price', 'Monthly payment', 'Number of payments']],
])('replaces a number by typing in %s of %s, but extends a name', async (tab, line, labels) => {
  const { user, dialog } = await open(tab, line);
  for (const label of labels) {
    const field = dialog.getByLabelText<HTMLInputElement>(label);
    await user.click(field);
    await user.keyboard('12');
    expect([label, field.value]).toEqual([label, '12']);
    // A press in the focused field sets the caret.
    await user.click(field);
    await user.keyboard('5');
    expect([label, field.value]).toEqual([label, '125']);
  }
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.click(name);
  await user.keyboard('!');
  expect(name.value).toBe('Typed!');
});

// Source: docs/specification.md#provision-ready.
test.each([
  ['', 'Set aside 480.00 of 480.00', 'nothing left to set aside'],
  ['80', 'Set aside 400.00 of 480.00', ''],
])('shows the progress of a provision without the deductions: "%s"', async (...given) => {
  const [deductions, aside, last] = given;
  const content = { provisions: [aProvision({ name: 'Car', start: 'Nov 2025', deductions })] };
  const { user } = await renderSignedIn(<HomeScreen />, { content });
  await user.click(await screen.findByRole('tab', { name: 'Provisions' }));
  await user.click(within(screen.getByRole('listitem', { name: /^Car/u })).getByRole('button', { name: /^Car/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Car' }));
  expect(dialog.getByText(/^Set aside/u).parentElement?.textContent).toBe(`${aside}${last}`);
  expect([dialog.getByText('first payment'), dialog.getByText('already paid in')]).toHaveLength(2);
  const count = dialog.getByRole('textbox', { name: 'Number of payments' });
  await user.clear(count);
  await user.type(count, '2');
  expect(dialog.getByText(/^Set aside/u).textContent).toBe(
    `Set aside ${deductions === '' ? '80.00' : '0.00'} of 480.00`,
  );
});

// Source: docs/specification.md#row-touch, docs/specification.md#row-paid.
test('saves the paid switch and the category of an expense at once', async () => {
  const categories = [
    { name: 'Car', operations: ['Fuel', 'Tolls'] },
    { name: 'Food', operations: [] },
  ];
  const { user, writes } = await renderSignedIn(page, { content: { outDay: [fuel] }, parameters: { categories } });
  await user.click(await screen.findByRole('tab', { name: 'Expenses' }));
  await user.click(within(screen.getByRole('listitem', { name: /^Fuel/u })).getByRole('button', { name: /Fuel/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fuel' }));
  const paid = dialog.getByRole('switch', { name: 'Paid' });
  await user.click(paid);
  expect(paid).toHaveProperty('checked', true);
  expect(writes.at(-1)).toMatchObject({ kind: 'entry.update', id: fuel.id, changes: { paid: true } });
  await user.click(dialog.getByRole('button', { name: 'Category Car' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Food' }));
  expect(writes.at(-1)).toEqual({
    kind: 'parameters.edit',
    edits: [
      { kind: 'category.choose', name: 'Car', added: [], removed: ['Fuel'] },
      { kind: 'category.choose', name: 'Food', added: ['Fuel'], removed: [] },
    ],
  });
  await user.click(dialog.getByRole('button', { name: 'Category Food' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'none' }));
  expect(dialog.getByRole('button', { name: 'Category none' })).toBeDefined();
});

// Source: docs/specification.md#due-day, docs/specification.md#row-touch.
test('shows and changes the due day of a charge', async () => {
  const rent = anEntry({ id: 'rent', name: 'Rent', value: 845, dueDay: 5 });
  const { user, writes } = await renderSignedIn(page, { content: { outMonth: [rent] } });
  await user.click(await screen.findByRole('tab', { name: 'Charges' }));
  await user.click(within(screen.getByRole('listitem', { name: /^Rent/u })).getByRole('button', { name: /Rent/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rent' }));
  const day = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
  expect(day.value).toBe('5');
  await user.clear(day);
  await user.type(day, '32');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.type(day, '{Backspace}{Backspace}1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(writes).toMatchObject([{ kind: 'entry.update', id: 'rent', changes: { dueDay: 1 }, before: { dueDay: 5 } }]);
});
