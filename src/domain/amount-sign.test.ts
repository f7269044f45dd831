import { expect, it } from 'vitest';
import { splitSign } from './amount-sign.ts';

it.each([
  ['-5', '5'],
  ['\u22125,20 €', '5,20'],
  ['5 -', '5'],
  ['(1 200,50)', '1200,50'],
  ['€-5', '5'],
  ['-1,234', '1,234'],
  ['-', ''],
])('takes the minus off %j', (text, rest) => expect(splitSign(text)).toEqual({ debit: true, text: rest }));

it.each([
  ['+5', '5'],
  ['+ 1 200,50 €', '1200,50'],
  ['5+', '5'],
  ['+', ''],
])('takes the plus off %j', (text, rest) => expect(splitSign(text)).toEqual({ debit: false, text: rest }));

it.each(['5', ' 1 200,50 €', '', 'ten', '--5', '-5-', '+(5)', '(5', '1-2'])('leaves %j alone', (text) =>
  expect(splitSign(text)).toEqual({ debit: undefined, text }),
);
