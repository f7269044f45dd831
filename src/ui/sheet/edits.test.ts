import { expect, test } from 'vitest';
import { amountEdit, dayEdit, textEdit, wholeNumberEdit } from './edits.ts';

test('an emptied field is ignored, whatever it holds', () => {
  for (const read of [amountEdit, wholeNumberEdit, dayEdit, textEdit]) {
    expect(read('  ')).toEqual({ kind: 'ignored' });
  }
});

test('a whole number has no decimals', () => {
  expect(wholeNumberEdit('40')).toEqual({ kind: 'changed', value: 40 });
  expect(wholeNumberEdit('40,5')).toEqual({ kind: 'refused', problem: { why: 'wholeNumber' } });
});

test('an amount with two readings is refused with both', () => {
  expect(amountEdit('1,234')).toMatchObject({ kind: 'refused', problem: { why: 'ambiguous', readings: [1.23, 1234] } });
});

test('a day is from 1 to 31', () => {
  expect(dayEdit('31')).toEqual({ kind: 'changed', value: 31 });
  expect(dayEdit('32')).toEqual({ kind: 'refused', problem: { why: 'day' } });
});

test('a text is kept without the blanks around it', () => {
  expect(textEdit(' Rent ')).toEqual({ kind: 'changed', value: 'Rent' });
});
