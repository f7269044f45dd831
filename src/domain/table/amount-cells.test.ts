import { describe, expect, test } from 'vitest';
import { readAmounts } from './amount-cells.ts';

const read = (cells: readonly string[]) =>
  readAmounts(cells).map((reading) => {
    if (reading.kind === 'empty') return '';
    return reading.kind === 'value' ? reading.value : reading.problem.why;
  });

describe('a column of amounts', () => {
  // Source: docs/specification.md#paste-amounts.
  test.each([
    ['in French notation', ['1\u202F234,56 €', '-5,80 €', '\u22120,99\u00A0€', '12'], [1234.56, -5.8, -0.99, 12]],
    ['in American notation', ['$1,234.56', '-$5.80', '($0.99)', '$ (12.00)'], [1234.56, -5.8, -0.99, -12]],
    ['in British notation', ['£1,234.56', '-£5.80', '5.80-'], [1234.56, -5.8, -5.8]],
    ['in Swiss notation', ["1'234.56", '1’234.50'], [1234.56, 1234.5]],
    ['in German notation', ['1.234,56 EUR', '5,80 EUR'], [1234.56, 5.8]],
  ])('is read %s', (_, cells, amounts) => {
    expect(read(cells)).toEqual(amounts);
  });

  // Source: docs/specification.md#paste-amounts.
  test.each([
    ['groups thousands before three digits', ['1,234', '56'], [1234, 56]],
    ['groups thousands when others have decimals after the other mark', ['1,234', '5.80'], [1234, 5.8]],
    ['groups thousands with points', ['1.234', '5,80', '1.234.567'], [1234, 5.8, 1234567]],
    ['is ambiguous when cells contradict each other', ['1,234', '5,80'], ['ambiguous', 5.8]],
    ['is ambiguous with both marks before three digits', ['1,234', '1.234'], ['ambiguous', 'ambiguous']],
  ])('%s', (_, cells, amounts) => {
    expect(read(cells)).toEqual(amounts);
  });

  test.each([
    ['', ''],
    ['see below', 'notANumber'],
    ['2026-11-03', 'notANumber'],
    ['3/11', 'notANumber'],
    ['12+5', 'notANumber'],
    ['5.8051', 'tooManyDecimals'],
    ['99999999999999', 'tooLarge'],
  ])('reads %j as %j', (cell, outcome) => {
    expect(read([cell])).toEqual([outcome]);
  });
});
