import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryWith, provisionWith } from '../../../../testing/domain/lines.ts';
import {
  toggleLine,
  lineAfterSelection,
  type SelectedLines,
  keepShown,
  sumOfLines,
  selectRange,
} from './selected-lines.ts';

const order = ['a', 'b', 'c', 'd', 'e', 'f'];
const collection = 'outDay';
const selectionOf = (ids: readonly string[], anchor: string): SelectedLines => ({ collection, ids, anchor });

const anyId = fc.constantFrom(...order);
const anySelection = fc
  .record({ ids: fc.uniqueArray(anyId, { minLength: 1 }), anchor: anyId })
  .map(({ ids, anchor }) => selectionOf(ids, anchor));

describe('selected lines', () => {
  test('are the same after toggling a line twice', () => {
    fc.assert(
      fc.property(anySelection, anyId, (selected, id) => {
        const twice = toggleLine(toggleLine(selected, { collection, id }), { collection, id });
        expect(new Set(twice?.ids ?? [])).toEqual(new Set(selected.ids));
      }),
    );
  });

  test('form a contiguous range from the anchor, before or after the anchor', () => {
    fc.assert(
      fc.property(anySelection, anyId, (selected, id) => {
        const range = selectRange(selected, { collection, id }, order);
        const indexes = range.ids.map((other) => order.indexOf(other));
        expect(indexes).toEqual(indexes.map((_, index) => (indexes[0] ?? 0) + index));
        expect(new Set([range.ids.at(0), range.ids.at(-1)])).toEqual(new Set([selected.anchor, id]));
        expect(range.anchor).toBe(selected.anchor);
      }),
    );
  });

  test('contain only the clicked line when the anchor is gone', () => {
    expect(selectRange(selectionOf(['x'], 'x'), { collection, id: 'c' }, order)).toEqual(selectionOf(['c'], 'c'));
    expect(selectRange(undefined, { collection, id: 'c' }, order)).toEqual(selectionOf(['c'], 'c'));
  });

  test('keep their reference while no selected line is hidden', () => {
    const selected = selectionOf(['a', 'b'], 'a');
    expect(keepShown(selected, order)).toBe(selected);
    expect(keepShown(selected, ['b'])).toEqual(selectionOf(['b'], 'b'));
    expect(keepShown(selected, ['c'])).toBeUndefined();
  });
});

test.each([
  [['b'], 'c'],
  [['a', 'c'], 'd'],
  [['e', 'f'], 'd'],
  [['f', 'a'], 'e'],
  [order, undefined],
])('after %j the focus moves to %j', (ids, follower) => {
  expect(lineAfterSelection(order, ids)).toBe(follower);
});

// Source: docs/specification.md#selection.
test('sums credits minus debits of daily expenses, totals of provisions, and amounts of other lines', () => {
  const lines = [
    entryWith({ value: 12.9 }),
    entryWith({ value: 8.35, paid: true }),
    entryWith({ value: 5.8 }),
    entryWith({ value: 20, debit: false }),
  ];
  expect(sumOfLines('outDay', lines)).toBe('-7.05');
  expect(sumOfLines('outMonth', lines)).toBe('47.05');
  expect(sumOfLines('in', [])).toBe('0');
  const provision = provisionWith({ monthlyPayment: 100, numberMonthlyPayments: 3, deductions: '50' });
  expect(sumOfLines('provisions', [provision, provision])).toBe('500');
});
