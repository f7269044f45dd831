import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryWith, provisionWith } from '../../../../testing/domain/lines.ts';
import { afterToggle, lineAfter, type SelectedLines, stillShown, sumOfLines, upTo } from './selected-lines.ts';

const order = ['a', 'b', 'c', 'd', 'e', 'f'];
const collection = 'outDay';
const selectionOf = (ids: readonly string[], anchor: string): SelectedLines => ({ collection, ids, anchor });

const anyId = fc.constantFrom(...order);
const anySelection = fc
  .record({ ids: fc.uniqueArray(anyId, { minLength: 1 }), anchor: anyId })
  .map(({ ids, anchor }) => selectionOf(ids, anchor));

describe('selected lines', () => {
  test('are the same after two presses on one', () => {
    fc.assert(
      fc.property(anySelection, anyId, (selected, id) => {
        const twice = afterToggle(afterToggle(selected, { collection, id }), { collection, id });
        expect(new Set(twice?.ids ?? [])).toEqual(new Set(selected.ids));
      }),
    );
  });

  test('up to a line are without a gap, from the anchor, whichever way', () => {
    fc.assert(
      fc.property(anySelection, anyId, (selected, id) => {
        const range = upTo(selected, { collection, id }, order);
        const places = range.ids.map((other) => order.indexOf(other));
        expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
        expect(new Set([range.ids.at(0), range.ids.at(-1)])).toEqual(new Set([selected.anchor, id]));
        expect(range.anchor).toBe(selected.anchor);
      }),
    );
  });

  test('up to a line are that line where the anchor is not in the list any more', () => {
    expect(upTo(selectionOf(['x'], 'x'), { collection, id: 'c' }, order)).toEqual(selectionOf(['c'], 'c'));
    expect(upTo(undefined, { collection, id: 'c' }, order)).toEqual(selectionOf(['c'], 'c'));
  });

  test('keep their identity while all of them are on show', () => {
    const selected = selectionOf(['a', 'b'], 'a');
    expect(stillShown(selected, order)).toBe(selected);
    expect(stillShown(selected, ['b'])).toEqual(selectionOf(['b'], 'b'));
    expect(stillShown(selected, ['c'])).toBeUndefined();
  });
});

test.each([
  [['b'], 'c'],
  [['a', 'c'], 'd'],
  [['e', 'f'], 'd'],
  [['f', 'a'], 'e'],
  [order, undefined],
])('the line that follows %j is %j', (ids, follower) => {
  expect(lineAfter(order, ids)).toBe(follower);
});

// Source: docs/specification.md#selection.
test('they come to credits less debits among daily expenses, to their plain sum elsewhere, and to totals of provisions', () => {
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
