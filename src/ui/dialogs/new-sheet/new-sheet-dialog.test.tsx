import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { SheetNavigator } from '../../sheet/page/sheet-navigator.tsx';
import { anEntry, aProvision } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aSheet, type Data } from '../../../../testing/ui/signed-in-app.ts';
import { WorkspaceDialogs } from '../workspace-dialogs.tsx';

afterEach(cleanup);

const october = { ...aSheet, id: 'october', date: toSheetDate(2026, 10, 1), accountBalance: 12.5 };
const september = { ...october, id: 'september', date: toSheetDate(2026, 9, 1) };
const content = {
  in: [anEntry({ name: 'Salary', value: 2000 })],
  outDay: [
    anEntry({ name: 'Bakery', day: 3, value: 6.4, paid: true }),
    anEntry({ name: 'Dentist', day: 4, value: 46.5 }),
    anEntry({ name: 'Refund', day: 5, value: 30, debit: false }),
  ],
  outMonth: [anEntry({ name: 'Rent', value: 800, paid: true }), anEntry({ name: 'Water', value: 28.5 })],
  provisions: [aProvision({ name: 'Car' })],
};

const open = async (data: Data = {}) => {
  const page = (
    <>
      <SheetNavigator />
      <HomeScreen />
      <WorkspaceDialogs />
    </>
  );
  const started = await renderSignedIn(page, { sheets: [october, september], content, ...data });
  const request = async () => {
    await started.user.click(await screen.findByRole('button', { name: 'New sheet' }));
    return within(await screen.findByRole('dialog', { name: 'New sheet' }));
  };
  return { ...started, request };
};

const create = 'Create the sheet';

// Source: docs/specification.md#new-sheet-options.
test('previews what a new month copies from the newest sheet', async () => {
  const { request, writes } = await open();
  const dialog = await request();
  const preview = within(dialog.getByRole('region', { name: 'Copied from the sheet of 1 Oct' }));
  expect(preview.getByText('Keeps 1 income, 2 expenses, 2 charges and 1 provision.')).toBeDefined();
  expect(preview.getByText('1 paid charge becomes unpaid again.')).toBeDefined();
  const unpaid = '1 unpaid charge (28.50) is not carried over: move it if it is still due.';
  expect(preview.getByText(unpaid)).toBeDefined();
  expect(preview.getByText('1 paid expense is left behind.')).toBeDefined();
  const copiedExpenses = within(preview.getByRole('list', { name: '2 unpaid expenses come along' }));
  expect(copiedExpenses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dentist46.50',
    'Refund+30.00',
  ]);
  expect(writes).toEqual([]);
});

// Source: docs/specification.md#new-sheet-options.
test('previews the expected income that is not in the copied balance', async () => {
  const income = [
    anEntry({ name: 'Salary', dueDay: 28, value: 2000 }),
    anEntry({ name: 'Benefits', dueDay: 25, value: 148.5, paid: true }),
    anEntry({ name: 'Lessons', value: 120 }),
  ];
  const { request } = await open({ content: { in: income } });
  const dialog = await request();
  const text = '1 expected income (2,000.00) is not in the balance that comes along: add it once received.';
  expect(dialog.getByText(text)).toBeDefined();
});

// Source: docs/specification.md#new-sheet-dates, docs/specification.md#new-sheet-shown.
test('creates and shows a sheet for today', async () => {
  const { request, writes, user } = await open();
  const dialog = await request();
  await user.click(dialog.getByRole('button', { name: create }));
  expect(writes).toMatchObject([
    { kind: 'sheet.create', sheet: { date: '2026-11-1', accountBalance: 12.5 }, content: { outDay: [{}, {}] } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('listitem', { name: /^Dentist/ })).toBeDefined();
  expect(screen.queryByRole('listitem', { name: /^Bakery/ })).toBeNull();
});

// Source: docs/specification.md#empty-sheet, docs/specification.md#duplicate.
test('copies only balances to an empty sheet, and everything to a duplicate', async () => {
  const { request, user } = await open();
  const dialog = await request();
  await user.click(dialog.getByRole('radio', { name: 'Empty sheet' }));
  expect(dialog.getByRole('region', { name: 'Balances from the sheet of 1 Oct' }).textContent).toContain(
    'No operation is kept.',
  );
  await user.click(dialog.getByRole('radio', { name: 'Duplicate' }));
  expect(dialog.getByText('Keeps 1 income, 3 expenses, 2 charges and 1 provision.')).toBeDefined();
  expect(dialog.queryByText(/unpaid|left behind/, { selector: 'li, h4' })).toBeNull();
});

test('names the source: the shown sheet for a duplicate, the newest for a new month', async () => {
  const { request, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Older sheet' }));
  await screen.findByText('01 Sept 2026');
  const dialog = await request();
  expect(await dialog.findByRole('region', { name: 'Copied from the sheet of 1 Oct' })).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: 'Duplicate' }));
  expect(dialog.getByRole('region', { name: 'Copied from the sheet of 1 Sept' })).toBeDefined();
});

test('waits for the newest sheet for a new month, but not for a duplicate', async () => {
  const { request, user } = await open({ loadNewest: () => new Promise(() => {}) });
  await user.click(await screen.findByRole('button', { name: 'Older sheet' }));
  await screen.findByText('01 Sept 2026');
  const dialog = await request();
  expect(dialog.getByRole('status').textContent).toBe('Loading your data');
  expect(dialog.getByRole('button', { name: create })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('radio', { name: 'Duplicate' }));
  expect(dialog.getByRole('button', { name: create })).toHaveProperty('disabled', false);
});

// Source: docs/specification.md#new-sheet-date-required.
test.each([
  ['no date', '{Backspace}'],
  ['a day before yesterday', '30 Oct 2026'],
])('disables the button for %s', async (_, typed) => {
  const { request, user } = await open();
  const dialog = await request();
  const date = dialog.getByRole('textbox', { name: 'Date' });
  await user.clear(date);
  await user.type(date, `${typed}{Tab}`);
  expect(dialog.getByRole('button', { name: create })).toHaveProperty('disabled', true);
});

// Source: docs/specification.md#new-sheet-dates.
test('accepts yesterday as a typed date', async () => {
  const { request, writes, user } = await open();
  const dialog = await request();
  const date = dialog.getByRole('textbox', { name: 'Date' });
  await user.clear(date);
  await user.type(date, '31 Oct 2026{Tab}');
  await user.click(dialog.getByRole('button', { name: create }));
  expect(writes).toMatchObject([{ kind: 'sheet.create', sheet: { date: '2026-10-31' } }]);
});

// Source: docs/specification.md#picker-typing, docs/specification.md#picker-problem.
test.each([
  ['yesterday', /^“yesterday”: write \d{2}\/\d{2}\/\d{4}, for example\.$/u],
  ['31/02/2027', '“31/02/2027”: no such day.'],
  ['30 Oct 2026', '“30 Oct 2026”: too early. From 31 Oct 2026.'],
  [`${'very '.repeat(9)}long`, /^“very very very very very very…”: write /u],
])('refuses %o as a date and explains why until a date is set', async (typed, sentence) => {
  const { request, user } = await open();
  const dialog = await request();
  const date = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Date' });
  await user.clear(date);
  await user.type(date, typed);
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(within(dialog.getByRole('alert')).getByText(sentence)).toBeDefined();
  expect([date.value, date.getAttribute('aria-invalid')]).toEqual(['', 'true']);
  expect(document.getElementById(date.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    dialog.getByRole('alert').textContent,
  );
  await user.click(dialog.getByRole('button', { name: 'Today, 1 Nov' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect([date.value, date.getAttribute('aria-invalid')]).toEqual(['01 Nov 2026', 'false']);
});

// Source: docs/specification.md#new-sheet-shortcuts.
test('suggests today and the next month without a sheet', async () => {
  const { request, user } = await open({ sheets: [{ ...october, id: 'december', date: toSheetDate(2026, 12, 1) }] });
  const dialog = await request();
  await user.click(dialog.getByRole('button', { name: '1 Jan 2027' }));
  expect(dialog.getByRole('textbox', { name: 'Date' })).toHaveProperty('value', '01 Jan 2027');
  await user.click(dialog.getByRole('button', { name: 'Today, 1 Nov' }));
  expect(dialog.getByRole('textbox', { name: 'Date' })).toHaveProperty('value', '01 Nov 2026');
});

// Source: docs/specification.md#new-sheet-taken, docs/specification.md#new-sheet-dates.
test('proposes a free date, and offers to open the sheet of a taken date', async () => {
  const { request, writes, user } = await open({ sheets: [{ ...october, date: toSheetDate(2026, 12, 1) }, aSheet] });
  await user.click(await screen.findByRole('button', { name: 'Older sheet' }));
  const dialog = await request();
  expect(dialog.getByRole('textbox', { name: 'Date' })).toHaveProperty('value', '01 Jan 2027');
  expect(dialog.getByText('No sheet on this date yet.')).toBeDefined();
  const date = dialog.getByRole('textbox', { name: 'Date' });
  await user.clear(date);
  await user.type(date, '1/12/2026{Enter}');
  expect(dialog.getByText('This sheet already exists.')).toBeDefined();
  expect(dialog.getByRole('button', { name: create })).toHaveProperty('disabled', false);
  await user.click(dialog.getByRole('button', { name: 'Open this sheet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('button', { name: /01 Dec 2026/u })).toBeDefined();
  expect(writes).toEqual([]);
});

// Source: docs/specification.md#new-sheet-taken, docs/specification.md#picker-marks.
test('marks the dates with a sheet in the calendar, and lets the user choose them', async () => {
  const { request, user } = await open({ sheets: [{ ...october, date: toSheetDate(2026, 11, 25) }, aSheet] });
  const dialog = await request();
  await user.click(dialog.getByRole('button', { name: 'Open the calendar' }));
  await user.click(await screen.findByRole('button', { name: 'Previous month' }));
  const marked = await screen.findAllByRole('gridcell', { name: /a sheet exists/u });
  expect(marked.map((day) => day.getAttribute('aria-label'))).toEqual(['1, a sheet exists', '25, a sheet exists']);
  await user.click(screen.getByRole('gridcell', { name: '25, a sheet exists' }));
  expect(dialog.getByText('This sheet already exists.')).toBeDefined();
});

const findRefusal = () => screen.findByRole('dialog', { name: 'Sheet already exists' });

// Source: docs/specification.md#new-sheet-exists.
test('refuses a taken date in a dialog with buttons to go back or to open the sheet of that date', async () => {
  const { request, writes, user } = await open({ sheets: [aSheet, october] });
  await user.click(await screen.findByRole('button', { name: 'Older sheet' }));
  const dialog = await request();
  await user.click(dialog.getByRole('radio', { name: 'Empty sheet' }));
  await user.click(dialog.getByRole('button', { name: 'Today, 1 Nov' }));
  await user.click(dialog.getByRole('button', { name: create }));
  const first = within(await findRefusal());
  expect(first.getByText('A sheet already exists for this date')).toBeDefined();
  await user.click(first.getByRole('button', { name: 'Close' }));
  const again = within(await screen.findByRole('dialog', { name: 'New sheet' }));
  expect(again.getByRole('radio', { name: 'Empty sheet' })).toHaveProperty('checked', true);
  await user.click(again.getByRole('button', { name: create }));
  await user.click(within(await findRefusal()).getByRole('button', { name: 'Open this sheet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('button', { name: /01 Nov 2026/u })).toBeDefined();
  expect(writes).toEqual([]);
});

test('creates nothing on Escape', async () => {
  const { request, writes, user } = await open();
  await request();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes).toEqual([]);
});
