import { expect, test } from 'vitest';
import {
  readAmount,
  readDay,
  readName,
  readPaymentCount,
  readPeriodicity,
  readSignedAmount,
  readStart,
  readWholeNumber,
} from './input.ts';

// Source: docs/specification.md#row-empty-edit.
test('reads whitespace as an empty field', () => {
  for (const read of [readAmount, readWholeNumber, readPaymentCount, readDay, readName, readPeriodicity, readStart]) {
    expect(read('  ')).toEqual({ kind: 'empty' });
  }
});

// Source: docs/specification.md#provision-whole.
test('refuses decimals in a whole number', () => {
  expect(readWholeNumber('40')).toEqual({ kind: 'value', value: 40 });
  expect(readWholeNumber('40,5')).toEqual({ kind: 'refused', problem: { why: 'wholeNumber' } });
});

// Source: docs/specification.md#amount-ambiguous.
test('refuses an ambiguous amount with both readings', () => {
  expect(readAmount('1,234')).toMatchObject({
    kind: 'refused',
    problem: { why: 'ambiguous', readings: [1.23, 1234] },
  });
});

// Source: docs/specification.md#amount-sign.
test('refuses a negative sum for a daily expense', () => {
  expect(readSignedAmount('-5')).toEqual({ kind: 'value', value: { value: 5, debit: true } });
  expect(readSignedAmount('5')).toEqual({ kind: 'value', value: { value: 5 } });
  expect(readSignedAmount('5-10')).toEqual({ kind: 'refused', problem: { why: 'negative' } });
});

// Source: docs/specification.md#day-range.
test('reads days from 1 to 31', () => {
  expect(readDay('31')).toEqual({ kind: 'value', value: 31 });
  expect(readDay('32')).toEqual({ kind: 'refused', problem: { why: 'day' } });
});

test('trims a text', () => {
  expect(readName(' Rent ')).toEqual({ kind: 'value', value: 'Rent' });
});

// Source: docs/specification.md#text-limits.
test.each([
  ['name', readName, 200],
  ['periodicity', readPeriodicity, 100],
  ['start', readStart, 100],
])('refuses a %s that is too long, with the maximum length', (_, read, longest) => {
  expect(read('x'.repeat(longest)).kind).toBe('value');
  expect(read('x'.repeat(longest + 1))).toEqual({ kind: 'refused', problem: { why: 'tooLong', longest } });
});

// Source: docs/specification.md#provision-whole.
test('refuses a negative number of payments', () => {
  expect(readPaymentCount('0')).toEqual({ kind: 'value', value: 0 });
  expect(readPaymentCount('-1')).toMatchObject({ kind: 'refused', problem: { why: 'negative' } });
  expect(readPaymentCount('1,5')).toEqual({ kind: 'refused', problem: { why: 'wholeNumber' } });
});
