import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSum, parseAmount, parseDayOfMonth, parseWholeNumber } from './amount-text.ts';
import { centAmount } from '../../../testing/domain/exact-oracle.ts';
import { expectedReading } from '../../../testing/domain/amount-grammar.ts';

const amount = (value: number) => ({ kind: 'amount', value });
const refused = (why: string) => ({ kind: 'refused', why });
const ambiguous = (...readings: readonly number[]) => ({ kind: 'refused', why: 'ambiguous', readings });

describe('parseAmount', () => {
  // Source: docs/specification.md#amount-text.
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.50', 12.5],
    [',5', 0.5],
    [',0', 0],
    ['5,', 5],
    ['0,120', 0.12],
    ['1 234,56 €', 1234.56],
    ['1\u202F234,56\u00A0€', 1234.56],
    ['\u2009- 1’234.5', -1234.5],
    ['EUR 7', 7],
    ['-€7', -7],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1,234,567', 1_234_567],
    ['1234,560', 1234.56],
    ['\u22123', -3],
    ['\u20143', -3],
    ['3-', -3],
    ['3 € -', -3],
    ['(12,50)', -12.5],
    ['+4', 4],
    ['-0', 0],
    ['9 999 999 999 999,99', 9_999_999_999_999.99],
  ])('reads %j as %d', (text, value) => expect(parseAmount(text)).toEqual(amount(value)));

  it.each(['', '  ', '\u00A0', '€'])('reads %j as empty', (text) =>
    expect(parseAmount(text)).toEqual({ kind: 'empty' }),
  );

  it.each([
    'abc',
    '1e5',
    '0x10',
    '--5',
    '-5-',
    '(-5)',
    '()',
    '-',
    ',',
    '12,34,56',
    '1,23,456',
    '1.234.56',
    '1,234,567.8,9',
    '0,123,456',
    '1234,567.8',
    '4,354.869,91',
    '1€50',
    '€5€',
    '1--2',
    '(1+2)',
    '1+(2)',
    '1+-2',
    '1€+2',
    '٣',
    '½',
    '5²',
    'Infinity',
    'NaN',
  ])('refuses %j', (text) => expect(parseAmount(text)).toEqual(refused('notANumber')));

  // Source: docs/specification.md#amount-sum.
  it.each(['5+', '1+', '+1+', '12,5+3+', '1 200,50+'])('refuses %j as an unfinished sum', (text) =>
    expect(parseAmount(text)).toEqual(refused('unfinishedSum')),
  );

  // Source: docs/specification.md#amount-ambiguous.
  it.each(['0,125', '1234,567', '.005', '1,2345', '1.234,567'])('refuses the decimals of %j', (text) =>
    expect(parseAmount(text)).toEqual(refused('tooManyDecimals')),
  );

  // Source: docs/specification.md#amount-bounds.
  it.each(['10000000000000', '-99999999999999999999', '9'.repeat(400)])('refuses %s as too large', (text) =>
    expect(parseAmount(text)).toEqual(refused('tooLarge')),
  );

  // Source: docs/specification.md#amount-ambiguous.
  it('returns both readings of an ambiguous amount', () => {
    expect(parseAmount('1,234')).toEqual(ambiguous(1.23, 1234));
    expect(parseAmount('1.235')).toEqual(ambiguous(1.24, 1235));
    expect(parseAmount('-12 3,450 €')).toEqual(ambiguous(-123.45, -123_450));
  });

  // Source: docs/specification.md#amount-sum.
  it.each([
    ['12,5+3', 15.5],
    ['0,1+0,2', 0.3],
    ['100-12.50', 87.5],
    ['-5+2', -3],
    ['+1+1', 2],
    ['3-3', 0],
    ['1 234,50 + 1,5 €', 1236],
    ['1\u22120,25', 0.75],
    ['9999999999999,99-0,99', 9_999_999_999_999],
  ])('adds up %j as %d', (text, value) => expect(parseAmount(text)).toEqual(amount(value)));

  it('distinguishes a sum from a signed amount', () => {
    expect(['12,5+3', '1-2', '-5+2'].map(isSum)).toEqual([true, true, true]);
    expect(['12,5', '-5', '5-', '(5)', '5+', '', 'a+b'].map(isSum)).toEqual(Array.from({ length: 7 }, () => false));
  });

  it('applies the rules of an amount to each term and to the sum', () => {
    expect(parseAmount('0,125+1')).toEqual(refused('tooManyDecimals'));
    expect(parseAmount('9999999999999,99+0,01')).toEqual(refused('tooLarge'));
    expect(parseAmount('10000000000000-1')).toEqual(refused('tooLarge'));
    expect(parseAmount('1,234+5')).toEqual(ambiguous(6.23, 1239));
    expect(parseAmount('1,234+5,50')).toEqual(ambiguous(6.73, 1239.5));
  });

  it('returns the readings of an ambiguous amount only if a reading is a valid amount', () => {
    expect(parseAmount('1,234+0,125')).toEqual(refused('tooManyDecimals'));
    expect(parseAmount('1,234+99999999999999,99')).toEqual(refused('tooLarge'));
    expect(parseAmount('1,234+9999999999999,99')).toEqual(refused('tooLarge'));
    expect(parseAmount('1,234+9999999999998')).toEqual(ambiguous(9_999_999_999_999.23, 10_000_000_001_232));
  });

  it('agrees with an independent grammar on every text of up to four symbols', () => {
    const symbols = '0123,.- ()+€eE\u00A0\u2212'.split('');
    const wrong: string[] = [];
    const visit = (text: string, left: number) => {
      if (JSON.stringify(parseAmount(text)) !== JSON.stringify(expectedReading(text))) wrong.push(text);
      if (left > 0) for (const symbol of symbols) visit(text + symbol, left - 1);
    };
    visit('', 4);
    expect(wrong).toEqual([]);
  });

  it('agrees with an independent grammar on long texts and digit groups', () => {
    const longText = fc.string({
      unit: fc.constantFrom(...'0012345,,..-+ ()€'.split('')),
      minLength: 5,
      maxLength: 24,
    });
    const group = fc
      .tuple(fc.constantFrom(',', '.', ' '), fc.constantFrom('123', '450', '6', '78'))
      .map((parts) => parts.join(''));
    const groups = fc
      .tuple(fc.constantFrom('1', '23', '012'), fc.array(group, { minLength: 2, maxLength: 4 }))
      .map(([head, tail]) => head + tail.join(''));
    fc.assert(
      fc.property(fc.oneof(longText, groups), (text) => {
        expect(parseAmount(text)).toEqual(expectedReading(text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['fr', 'fr-CH', 'en-GB', 'en-US', 'de'])('reads back the Intl format of %s', (locale) => {
    const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(centAmount, (value) => {
        expect(parseAmount(currency.format(value))).toEqual(amount(value));
        expect(parseAmount(plain.format(value))).toEqual(amount(value));
      }),
    );
  });

  it('reads back the decimal text of every amount', () => {
    fc.assert(
      fc.property(centAmount, (value) => {
        expect(parseAmount(value.toFixed(2))).toEqual(amount(value));
      }),
    );
  });

  it('never throws for any text', () => {
    const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseAmount(text).kind).toBeTypeOf('string');
      }),
    );
  });
});

describe('parseWholeNumber', () => {
  // Source: docs/specification.md#provision-whole.
  it('reads whole numbers and refuses decimals', () => {
    expect(parseWholeNumber(' 1 200 ')).toEqual(amount(1200));
    expect(parseWholeNumber('12,00')).toEqual(amount(12));
    expect(parseWholeNumber('12,5')).toEqual(refused('tooManyDecimals'));
    expect(parseWholeNumber('1,000')).toEqual(ambiguous(1, 1000));
    expect(parseWholeNumber('1e3')).toEqual(refused('notANumber'));
    expect(parseWholeNumber('')).toEqual({ kind: 'empty' });
  });
});

// Source: docs/specification.md#day-range.
it('reads days of the month only', () => {
  expect(['1', '31', ' 07 '].map(parseDayOfMonth)).toEqual([1, 31, 7]);
  expect(['', '0', '32', '-1', '1.5', '1e1', '007', 'x', '1 2'].map(parseDayOfMonth)).toEqual(Array(9).fill(undefined));
});
