import { describe, expect, test } from 'vitest';
import { entryWith } from '../../../testing/domain/lines.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { emptyContent } from '../../domain/sheet/sheet.ts';
import { inverseWrite } from '../../domain/sync/undo.ts';
import type { LineEdit, SheetEdit } from './sheet.events.ts';
import { expensesAddedBy, toastOf, writeOf } from './sheet.writes.ts';

const sheet = {
  id: 'november',
  date: toSheetDate(2026, 11, 1),
  order: 0,
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
};

const added = (name: string): LineEdit => ({
  type: 'entry.added',
  collection: 'outDay',
  draft: { name, day: 3, value: 5, debit: true },
});

const toast = (edit: SheetEdit) => {
  const write = writeOf(edit, { sheet, content: emptyContent }, () => 'id');
  return write && toastOf(edit, write);
};

// Source: docs/specification.md#paste.
test('shows a toast for lines that were pasted, and none for a typed one', () => {
  const taxi = added('Taxi');
  expect(toast({ type: 'lines.edited', edits: [taxi] })).toMatchObject({
    key: 'notice.lineAdded',
    values: { name: 'Taxi' },
  });
  expect(toast({ type: 'lines.edited', edits: [taxi, added('Train')] })).toMatchObject({
    key: 'notice.linesAdded',
    values: { lines: '2' },
  });
  expect(toast(taxi)).toBeUndefined();
});

// Source: docs/specification.md#suggestion-learned.
test('learns the names of typed expenses, also beside a deduction, but not of pasted ones', () => {
  const edits = [added('Taxi')];
  expect(expensesAddedBy(added('Taxi'))).toEqual(['Taxi']);
  expect(expensesAddedBy({ type: 'lines.edited', edits })).toEqual(['Taxi']);
  expect(expensesAddedBy({ type: 'lines.edited', edits, arePasted: true })).toEqual([]);
});

// Source: docs/specification.md#selection-carried.
test.each([
  [4, 2, 'notice.chargesMovedInPart', { lines: '4', expenses: '2' }],
  [2, 2, 'notice.chargesMoved', { lines: '2' }],
  [1, 1, 'notice.chargeMoved', { name: 'Charge 0' }],
  [2, 0, 'notice.linesMoved', { lines: '2' }],
])('shows a toast for %d moved charges, of which %d became daily expenses', (count, expenses, key, values) => {
  const outMonth = Array.from({ length: count }, (_, index) => ({
    id: `charge-${index}`,
    name: `Charge ${index}`,
    day: 0,
    value: 5,
    debit: true,
    paid: false,
    copy: '',
  }));
  const edits = outMonth.map(({ id }, index): LineEdit => ({
    type: 'entry.moved',
    collection: 'outMonth',
    id,
    sheetId: 'december',
    asExpense: index < expenses,
  }));
  const edit: SheetEdit = { type: 'lines.edited', edits };
  const write = writeOf(edit, { sheet, content: { ...emptyContent, outMonth } }, () => 'id');
  expect(write && toastOf(edit, write)).toMatchObject({ key, values });
});

// Source: docs/specification.md#forecast-received.
test.each([
  ['in', true, { key: 'notice.updateBalance', tone: 'info', values: { name: 'Salary' } }],
  ['in', false, undefined],
  ['outMonth', true, undefined],
] as const)('asks for a new balance when a line of %s is ticked: %s', (collection, paid, expected) => {
  const line = entryWith({ id: 'salary', name: 'Salary', dueDay: 28, paid: !paid });
  const edit: SheetEdit = { type: 'entry.changed', collection, id: 'salary', changes: { paid } };
  const write = writeOf(edit, { sheet, content: { ...emptyContent, [collection]: [line] } }, () => 'id');
  expect(write && toastOf(edit, write)).toEqual(expected);
});

// Source: docs/specification.md#due-day.
describe('the due day of a charge', () => {
  const rent = entryWith({ id: 'rent', name: 'Rent', value: 845, dueDay: 5 });
  const shown = { sheet, content: { ...emptyContent, outMonth: [rent, entryWith({ id: 'water', name: 'Water' })] } };
  const write = (edit: SheetEdit) => writeOf(edit, shown, () => 'id');
  const move = { type: 'entry.moved', collection: 'outMonth', id: 'rent', sheetId: 'december' } as const;

  test('moves with the charge to the next sheet', () => {
    expect(write(move)).toMatchObject({ writes: [{ collection: 'outMonth', entry: { dueDay: 5 } }, {}] });
  });

  test('is dropped when the charge becomes a daily expense there', () => {
    const moved = write({ ...move, asExpense: true });
    expect(moved).toMatchObject({ writes: [{ collection: 'outDay', entry: { dueDay: 0, day: 1 } }, {}] });
  });

  test('is removed by an undo if the charge had no due day before', () => {
    const change = write({ type: 'entry.changed', collection: 'outMonth', id: 'water', changes: { dueDay: 12 } });
    expect(change && inverseWrite(change)).toMatchObject({
      changes: { dueDay: 0 },
      before: { dueDay: 12 },
    });
  });
});
