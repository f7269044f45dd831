import { expect, test } from 'vitest';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { emptyContent } from '../../domain/sheet/sheet.ts';
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
test('what is added as several lines is told, one or more, but not what was typed', () => {
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
test('suggests the names of typed expenses, alone or beside a deduction, and none of pasted ones', () => {
  const edits = [added('Taxi')];
  expect(expensesAddedBy(added('Taxi'))).toEqual(['Taxi']);
  expect(expensesAddedBy({ type: 'lines.edited', edits })).toEqual(['Taxi']);
  expect(expensesAddedBy({ type: 'lines.edited', edits, arePasted: true })).toEqual([]);
});
