import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAmountFormat, hiddenAmount, hideAmounts } from './amount-format.ts';
import { parseAmount } from './amount-text.ts';
import { anyAmount, centAmount, exactOf, roundedCents } from '../../../testing/domain/exact-oracle.ts';

const french = createAmountFormat('fr');
const english = createAmountFormat('en');

/** Formats cents in French without Intl. */
const frenchText = (cents: bigint): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '\u00A0');
  return `${cents < 0n ? '\u2212' : ''}${whole},${digits.slice(-2)}`;
};

describe('createAmountFormat', () => {
  // Source: docs/specification.md#amount-display.
  it('formats amounts by the rules of the language', () => {
    expect(french.amount(-1_234_567.5)).toBe('\u22121\u00A0234\u00A0567,50');
    expect(english.amount(-1_234_567.5)).toBe('\u22121,234,567.50');
  });

  // Source: docs/specification.md#amount-display.
  it('rounds halves of the decimal text away from zero', () => {
    const values = [1.005, 2.675, -1.005, '0.005'] as const;
    expect(values.map((value) => english.amount(value))).toEqual(['1.01', '2.68', '\u22121.01', '0.01']);
  });

  it('keeps every digit of a sum too long for a double', () => {
    expect(english.amount('12345678901234567.885')).toBe('12,345,678,901,234,567.89');
  });

  // Source: docs/specification.md#exact-sums.
  it('formats zero without a sign, even after rounding', () => {
    for (const zero of [0, -0, -0.001, '-0.0049'] as const) {
      expect([french.amount(zero), french.signed(zero), english.signed(zero)]).toEqual(['0,00', '0,00', '0.00']);
    }
  });

  it('formats positive amounts with a plus in `signed`', () => {
    expect([french.signed(12.5), english.signed(-1234)]).toEqual(['+12,50', '\u22121,234.00']);
  });

  it('formats any amount as its rounded cents', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(french.amount(amount)).toBe(frenchText(roundedCents(exactOf(amount))));
      }),
    );
  });

  it('formats amounts as texts that parseAmount reads back', () => {
    fc.assert(
      fc.property(centAmount, (value) => {
        for (const format of [french, english]) {
          const texts = [format.amount(value), format.signed(value), format.editable(value)];
          for (const text of texts) expect(parseAmount(text)).toEqual({ kind: 'amount', value });
        }
      }),
    );
  });
});

// Source: docs/specification.md#hidden-amounts.
it('hides every amount except an amount being typed', () => {
  const { amount, signed, editable, unhidden, isHidden } = hideAmounts(french);
  expect(new Set([0, -5, 1234.5].flatMap((value) => [amount(value), signed(value)]))).toEqual(new Set([hiddenAmount]));
  expect([editable(-5), unhidden(-5), isHidden]).toEqual(['-5,00', french.amount(-5), true]);
});

// Source: docs/specification.md#amount-display.
it('formats an edited amount with all decimals, at least two', () => {
  expect([french.editable(1234.5), english.editable(-1234.567), french.editable(-0), french.editable(3)]).toEqual([
    '1234,50',
    '-1234.567',
    '0,00',
    '3,00',
  ]);
});
