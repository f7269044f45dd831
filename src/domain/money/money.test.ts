import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmount, maxAmount } from './amount-text.ts';
import { add, multiply, roundToCents, signOf, subtract, sum } from './money.ts';
import { anyAmount, exactText, exactOf, plus, roundedCents, times } from '../../../testing/domain/exact-oracle.ts';

describe('exact sums', () => {
  it('adds tenths without binary rounding errors', () => {
    expect(sum([0.1, 0.2])).toBe('0.3');
    expect(add('0.1', 0.2, -0.3)).toBe('0');
    expect(subtract(0.3, '0.1')).toBe('0.2');
    expect(multiply(1.1, 1.1)).toBe('1.21');
  });

  it('returns zero and huge or tiny sums as plain decimal text', () => {
    expect([sum([]), sum([-0]), multiply(-5, 0), subtract(-0, 0)]).toEqual(['0', '0', '0', '0']);
    expect(sum(Array.from({ length: 1_000 }, () => maxAmount))).toBe('9999999999999990');
    expect(sum([...Array.from({ length: 9 }, () => maxAmount), 0.02])).toBe('89999999999999.93');
    expect(multiply(maxAmount, maxAmount)).toBe('99999999999999800000000000.0001');
    expect(sum([1e-7])).toBe('0.0000001');
  });

  it('agrees with integer arithmetic on every digit', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 60 }), (amounts) => {
        expect(sum(amounts)).toBe(exactText(amounts.map(exactOf).reduce(plus, exactOf(0))));
      }),
    );
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        expect(multiply(a, b)).toBe(exactText(times(exactOf(a), exactOf(b))));
        expect(subtract(a, b)).toBe(exactText(plus(exactOf(a), exactOf(-b))));
      }),
    );
  });

  // Source: docs/specification.md#exact-sums.
  it('does not depend on the order of the amounts', () => {
    const shuffled = fc
      .array(anyAmount)
      .chain((amounts) => fc.tuple(fc.constant(amounts), fc.shuffledSubarray(amounts, { minLength: amounts.length })));
    fc.assert(
      fc.property(shuffled, ([amounts, permuted]) => {
        expect(sum(permuted)).toBe(sum(amounts));
      }),
    );
  });

  it('throws for a number that is not finite', () => {
    expect(() => sum([1, Number.NaN])).toThrow('Invalid number');
    expect(() => add(Number.POSITIVE_INFINITY)).toThrow('Invalid number');
  });
});

describe('rounding', () => {
  // Source: docs/specification.md#amount-display.
  it.each([
    [1.005, '1.01'],
    [2.675, '2.68'],
    [-1.005, '-1.01'],
    [-0.004, '0'],
    ['0.00499999999999999999999', '0'],
    [12.5, '12.5'],
  ] as const)('rounds %s to %s', (value, cents) => expect(roundToCents(value)).toBe(cents));

  it('agrees with integer rounding, and with the sign of the rounded amount', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const cents = roundedCents(exactOf(amount));
        expect(roundToCents(amount)).toBe(exactText({ digits: cents, scale: 2 }));
        expect(signOf(amount)).toBe(cents > 0n ? 1 : cents < 0n ? -1 : 0);
      }),
    );
  });
});

// Source: docs/specification.md#amount-bounds.
it('accepts amounts that a double stores to the cent', () => {
  expect([0, -maxAmount, maxAmount].every(isAmount)).toBe(true);
  expect([10_000_000_000_000, -1e21, Number.NaN, Number.POSITIVE_INFINITY].some(isAmount)).toBe(false);
});
