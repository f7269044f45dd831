import { expect, test } from 'vitest';
import {
  amountEdit,
  dayEdit,
  nameEdit,
  paymentCountEdit,
  periodicityEdit,
  startEdit,
  wholeNumberEdit,
} from './edits.ts';

// Source: docs/specification.md#row-empty-edit.
test('an emptied field is ignored, whatever it holds', () => {
  for (const read of [amountEdit, wholeNumberEdit, paymentCountEdit, dayEdit, nameEdit, periodicityEdit, startEdit]) {
    expect(read('  ')).toEqual({ kind: 'ignored' });
  }
});

// Source: docs/specification.md#provision-whole.
test('a whole number has no decimals', () => {
  expect(wholeNumberEdit('40')).toEqual({ kind: 'changed', value: 40 });
  expect(wholeNumberEdit('40,5')).toEqual({ kind: 'refused', problem: { why: 'wholeNumber' } });
});

// Source: docs/specification.md#amount-ambiguous.
test('an amount with two readings is refused with both', () => {
  expect(amountEdit('1,234')).toMatchObject({ kind: 'refused', problem: { why: 'ambiguous', readings: [1.23, 1234] } });
});

// Source: docs/specification.md#day-range.
test('a day is from 1 to 31', () => {
  expect(dayEdit('31')).toEqual({ kind: 'changed', value: 31 });
  expect(dayEdit('32')).toEqual({ kind: 'refused', problem: { why: 'day' } });
});

test('a text is kept without the blanks around it', () => {
  expect(nameEdit(' Rent ')).toEqual({ kind: 'changed', value: 'Rent' });
});

// Source: docs/specification.md#text-limits.
test.each([
  [nameEdit, 200],
  [periodicityEdit, 100],
  [startEdit, 100],
])('a text longer than its document may hold is refused with the longest length', (read, longest) => {
  expect(read('x'.repeat(longest)).kind).toBe('changed');
  expect(read('x'.repeat(longest + 1))).toEqual({ kind: 'refused', problem: { why: 'tooLong', longest } });
});

// Source: docs/specification.md#provision-whole.
test('there is no negative number of payments', () => {
  expect(paymentCountEdit('0')).toEqual({ kind: 'changed', value: 0 });
  expect(paymentCountEdit('-1')).toMatchObject({ kind: 'refused', problem: { why: 'negative' } });
  expect(paymentCountEdit('1,5')).toEqual({ kind: 'refused', problem: { why: 'wholeNumber' } });
});
