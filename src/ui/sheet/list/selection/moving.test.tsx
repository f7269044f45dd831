import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { type Entry, emptyContent, type SheetContent } from '../../../../domain/sheet/sheet.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const december = { ...aSheet, id: 'december', date: toSheetDate(2026, 12, 1), order: 1 };

/** Shows a list of November's sheet. The lines of December, the newer sheet, are cached on the device. */
const startList = async (region: string, content: Partial<SheetContent>, inDecember: Partial<SheetContent>) => {
  const cached = { december: { ...emptyContent, ...inDecember } };
  const sheets = [december, aSheet];
  const { user, writes, app } = await renderSignedIn(<HomeScreen />, { content, cached, sheets });
  const { session, toaster } = app.getSnapshot().children;
  const workspace = session?.getSnapshot().context.workspace;
  await act(async () => workspace?.getSnapshot().children.sheets?.send({ type: 'sheet.selected', index: 1 }));
  const list = within(await screen.findByRole('region', { name: region }));
  const select = (name: string) => {
    const [cell] = list.getAllByRole('button', { name: `Name ${name}` });
    if (cell) fireEvent.click(cell, { ctrlKey: true });
  };
  const bar = () => list.getByRole('toolbar');
  const button = (name: string) => within(bar()).getByRole('button', { name });
  return { user, writes, list, select, bar, button, toast: () => toaster?.getSnapshot().context.toast };
};

/** Calls `startList` for daily expenses. */
const start = async (outDay: readonly Entry[], outDayOfDecember: readonly Entry[] = []) => {
  const { list: daily, ...rest } = await startList('Daily expenses', { outDay }, { outDay: outDayOfDecember });
  return { daily, ...rest };
};

/** Calls `startList` for charges. `move` moves the first charge. */
const startCharges = async (outMonth: readonly [Entry], outMonthOfDecember: readonly Entry[]) => {
  const { user, writes, toast, select, button } = await startList(
    'Monthly charges',
    { outMonth },
    { outMonth: outMonthOfDecember },
  );
  const move = async () => {
    select(outMonth[0].name);
    await user.click(button('To 1 Dec'));
  };
  return { writes, toast, move };
};

// Source: docs/specification.md#selection-actions.
test('moves the selected lines to the next newer sheet', async () => {
  const lines = ['Bakery', 'Cinema', 'Dentist'].map((name) => anEntry({ name, day: 1 }));
  const { user, writes, daily, select, button } = await start(lines);
  select('Bakery');
  select('Cinema');
  await user.click(button('To 1 Dec'));
  expect(writes).toMatchObject([
    {
      kind: 'lines.together',
      writes: [
        { kind: 'entry.create', sheetId: 'december', entry: { name: 'Bakery' } },
        { kind: 'entry.delete', sheetId: 'sheet-1', id: lines[0]?.id },
        { kind: 'entry.create', sheetId: 'december', entry: { name: 'Cinema' } },
        { kind: 'entry.delete', sheetId: 'sheet-1', id: lines[1]?.id },
      ],
    },
  ]);
  expect(daily.getAllByRole('listitem')).toHaveLength(1);
});

test('refuses to move more lines than one change may contain, and shows the limit', async () => {
  const many = Array.from({ length: 167 }, (_, index) => anEntry({ name: `Line ${index}`, day: 1 }));
  const { user, writes, daily, bar, button } = await start(many);
  const [first] = daily.getAllByRole('checkbox');
  act(() => first?.focus());
  await user.keyboard('{Control>}a{/Control}');
  expect(bar().textContent).toContain('167 selected');
  expect(button('To 1 Dec').getAttribute('title')).toBe('At most 166 lines at a time');
  await user.click(button('To 1 Dec'));
  expect(writes).toEqual([]);
  await user.click(button('Delete'));
  expect(writes).toMatchObject([{ kind: 'lines.together' }]);
});

const dentist = anEntry({ name: 'Dentist', day: 3, value: 46.5 });
const carried = { ...dentist, id: 'carried', day: 1, copy: aSheet.date };

// Source: docs/specification.md#selection-carried.
test.each([
  ['the next sheet has one of two', [dentist, { ...dentist, id: 'again' }], carried],
  ['the next sheet has one of another amount', [{ ...dentist, value: 50 }], carried],
  ['the next sheet has a credit of this name', [dentist], { ...carried, debit: false }],
  ['the next sheet has its own of this name', [dentist], { ...carried, copy: '' }],
])('adds a moved line without replacing a copy if %s', async (_, lines, other) => {
  const { user, writes, select, button, toast } = await start(lines, [other]);
  select('Dentist');
  await user.click(button('To 1 Dec'));
  const kinds = [{ kind: 'entry.create' }, { kind: 'entry.delete', sheetId: 'sheet-1' }];
  expect(writes).toMatchObject([{ kind: 'lines.together', writes: kinds }]);
  expect(toast()).toMatchObject({ key: 'notice.lineMoved', values: { name: 'Dentist' }, action: 'undo' });
});

// Source: docs/specification.md#selection-carried.
test.each([true, false])(
  'replaces the copy of a moved line in the next sheet and keeps its paid state (%s)',
  async (paid) => {
    const { user, writes, select, button, toast } = await start([dentist], [{ ...carried, paid }]);
    select('Dentist');
    await user.click(button('To 1 Dec'));
    expect(writes).toMatchObject([
      {
        kind: 'lines.together',
        writes: [
          { kind: 'entry.create', sheetId: 'december', entry: { name: 'Dentist', day: 3, copy: '', paid } },
          { kind: 'entry.delete', sheetId: 'december', id: carried.id },
          { kind: 'entry.delete', sheetId: 'sheet-1', id: dentist.id },
        ],
      },
    ]);
    expect(toast()).toMatchObject({ key: 'notice.lineMovedOverCopy', values: { name: 'Dentist' }, action: 'undo' });
  },
);

// Source: docs/specification.md#selection-carried.
test.each([
  ['a charge', 28.5, { value: 28.5, debit: true }],
  ['a refund among the charges', -28.5, { value: 28.5, debit: false }],
])('moves %s as a daily expense if the charges of the next sheet contain the same line', async (_, value, expense) => {
  const water = anEntry({ name: 'Water', day: 1, value });
  const { writes, toast, move } = await startCharges([water], [{ ...water, id: 'own', name: 'water' }]);
  await move();
  expect(writes).toMatchObject([
    {
      writes: [
        {
          kind: 'entry.create',
          sheetId: 'december',
          collection: 'outDay',
          entry: { name: 'Water', copy: aSheet.date, ...expense },
        },
        { kind: 'entry.delete', sheetId: 'sheet-1', collection: 'outMonth', id: water.id },
      ],
    },
  ]);
  expect(toast()).toMatchObject({ key: 'notice.chargeMoved', values: { name: 'Water' }, action: 'undo' });
});

// Source: docs/specification.md#selection-carried.
test('moves a charge as a charge if the next sheet lacks that charge', async () => {
  const { writes, move } = await startCharges([anEntry({ name: 'Water', day: 12 })], [anEntry({ name: 'Rent' })]);
  await move();
  const entry = { name: 'Water', day: 12, copy: '' };
  expect(writes).toMatchObject([{ writes: [{ kind: 'entry.create', collection: 'outMonth', entry }, {}] }]);
});

// Source: docs/specification.md#selection-carried.
test('replaces one copy for each of two equal lines', async () => {
  const copies = [carried, { ...carried, id: 'another' }];
  const { user, writes, select, button } = await start([dentist, { ...dentist, id: 'again' }], copies);
  select('Dentist');
  await user.keyboard('{Control>}a{/Control}');
  await user.click(button('To 1 Dec'));
  const [write] = writes;
  const ids = write?.kind === 'lines.together' ? write.writes.flatMap((each) => ('id' in each ? each.id : [])) : [];
  expect(ids.toSorted()).toEqual(['carried', 'another', 'again', dentist.id].toSorted());
});

// Source: docs/specification.md#selection-carried.
test('shows a toast that says whether the next sheet already had one of the lines', async () => {
  const { user, select, button, toast } = await start([dentist, anEntry({ name: 'Fuel', day: 4 })], [carried]);
  select('Dentist');
  select('Fuel');
  await user.click(button('To 1 Dec'));
  expect(toast()).toMatchObject({ key: 'notice.linesMovedOverCopy', values: { lines: '2' } });
});
