import { expect, it } from 'vitest';
import { parseSignedAmount, splitLeadingSign, splitPastedSign, splitSign } from './amount-sign.ts';

// Source: docs/specification.md#amount-sign.
it.each([
  ['-5', '5'],
  ['\u22125,20 €', '5,20'],
  ['5 -', '5'],
  ['(1 200,50)', '1200,50'],
  ['€-5', '5'],
  ['-1,234', '1,234'],
  ['-', ''],
])('splits the minus from %j', (text, rest) => expect(splitSign(text)).toEqual({ debit: true, text: rest }));

// Source: docs/specification.md#amount-sign.
it.each([
  ['+5', '5'],
  ['+ 1 200,50 €', '1200,50'],
  ['+', ''],
])('splits the plus from %j', (text, rest) => expect(splitSign(text)).toEqual({ debit: false, text: rest }));

it.each(['5', ' 1 200,50 €', '', 'ten', '--5', '-5-', '+(5)', '(5', '1-2', '5+'])('leaves %j unchanged', (text) =>
  expect(splitSign(text)).toEqual({ debit: undefined, text }),
);

it('splits a trailing plus from a pasted amount', () => {
  expect(splitPastedSign('5+')).toEqual({ debit: false, text: '5' });
  expect(splitPastedSign('(5)')).toEqual({ debit: true, text: '5' });
  expect(splitPastedSign('5+3')).toEqual({ debit: undefined, text: '5+3' });
});

it('keeps a trailing sign while typing, because a second term may follow', () => {
  expect(splitLeadingSign('12,5+')).toEqual({ debit: undefined, text: '12,5+' });
  expect(splitLeadingSign('12,5+3')).toEqual({ debit: undefined, text: '12,5+3' });
  expect(splitLeadingSign('+12,5')).toEqual({ debit: false, text: '12,5' });
  expect(splitLeadingSign('-')).toEqual({ debit: true, text: '' });
});

it.each([
  ['12,5+3', undefined, { kind: 'amount', value: 15.5 }],
  ['5+', undefined, { kind: 'refused', why: 'unfinishedSum' }],
  ['-5', true, { kind: 'amount', value: 5 }],
  ['10-12', undefined, { kind: 'refused', why: 'negative' }],
  ['-12+3', undefined, { kind: 'refused', why: 'negative' }],
] as const)('reads %j', (text, debit, amount) => expect(parseSignedAmount(text)).toEqual({ debit, amount }));
