import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxAmount } from '../../money/amount-text.ts';
import { provisionTotal, readDeductions, shareAside } from './provision.ts';
import { provisionWith } from '../../../../testing/domain/lines.ts';

const deductions = (...values: readonly number[]) => ({
  kind: 'deductions',
  values,
  sum: String(values.reduce((total, value) => total + value, 0)),
});

const isWhole = (part: string): boolean => {
  const digits = part.startsWith('-') ? part.slice(1) : part;
  return digits !== '' && digits.split('').every((symbol) => symbol >= '0' && symbol <= '9');
};

/** A second reader, without regular expressions. */
const readBySymbol = (text: string) => {
  const parts = text.replaceAll(' ', '').split(',');
  const typed = parts.filter((part) => part.length > 0);
  return typed.every(isWhole)
    ? deductions(...typed.map((part) => Number(part) || 0))
    : { kind: 'invalid', why: 'notWholeNumbers' };
};

// Source: docs/specification.md#deductions-format.
describe('readDeductions', () => {
  it.each([
    ['', []],
    [' \n', []],
    ['120', [120]],
    ['1, 2,,-3 ', [1, 2, -3]],
    [',5,', [5]],
    ['1 200', [1200]],
    ['007', [7]],
    ['-0', [0]],
  ])('reads %j', (text, values) => expect(readDeductions(text)).toEqual(deductions(...values)));

  it.each(['1.5', '1;2', '-', '1,-', '--3', '+3', '1e3', 'x', '12,a', '10000000000000', '9'.repeat(400)])(
    'rejects %j',
    (text) => expect(readDeductions(text)).toEqual({ kind: 'invalid', why: 'notWholeNumbers' }),
  );

  // Source: docs/specification.md#text-limits.
  it('refuses a text that is too long after its whitespace is collapsed', () => {
    expect(readDeductions(`${'1,'.repeat(999)}22`).kind).toBe('deductions');
    expect(readDeductions(`${'1,'.repeat(999)}22 \n `).kind).toBe('deductions');
    expect(readDeductions(`${'1,'.repeat(999)}222`)).toEqual({ kind: 'invalid', why: 'tooLong' });
  });

  it('agrees with a second reader on every text of up to five symbols', () => {
    const wrong: string[] = [];
    const visit = (text: string, left: number) => {
      if (JSON.stringify(readDeductions(text)) !== JSON.stringify(readBySymbol(text))) wrong.push(text);
      if (left > 0) for (const symbol of ['0', '1', '9', ',', '-', ' ', '.']) visit(text + symbol, left - 1);
    };
    visit('', 5);
    expect(wrong).toEqual([]);
  });

  it('reads back any list of whole amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 })), (values) => {
        expect(readDeductions(values.join(' , '))).toEqual(deductions(...values));
      }),
    );
  });
});

describe('provisionTotal', () => {
  // Source: docs/specification.md#provision-total.
  it('returns the sum of payments minus deductions', () => {
    const roof = provisionWith({ monthlyPayment: 50, numberMonthlyPayments: 12, deductions: '100, 20' });
    expect(provisionTotal(roof)).toBe('480');
    expect(provisionTotal({ ...roof, deductions: '700' })).toBe('-100');
  });

  // Source: docs/specification.md#provision-total.
  it('deducts nothing when the deductions are invalid', () => {
    expect(provisionTotal(provisionWith({ monthlyPayment: 5, numberMonthlyPayments: 2, deductions: '3, x' }))).toBe(
      '10',
    );
  });

  it('returns an exact total beyond the precision of doubles', () => {
    const huge = provisionWith({ monthlyPayment: maxAmount, numberMonthlyPayments: 999_999, deductions: '1' });
    expect(provisionTotal(huge)).toBe('9999989999999989999.01');
  });

  it('agrees with integer arithmetic', () => {
    const whole = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(whole, whole, fc.array(whole), (monthlyPayment, numberMonthlyPayments, values) => {
        const expected = values.reduce(
          (total, value) => total - BigInt(value),
          BigInt(monthlyPayment) * BigInt(numberMonthlyPayments),
        );
        const provision = provisionWith({ monthlyPayment, numberMonthlyPayments, deductions: values.join() });
        expect(provisionTotal(provision)).toBe(String(expected));
      }),
    );
  });
});

// Source: docs/specification.md#provision-share.
describe('shareAside', () => {
  it.each([
    ['525', 2100, 0.25],
    ['165', 375, 0.44],
    ['0', 360, 0],
    ['-20', 360, 0],
    ['400', 360, 1],
    ['10', 0, undefined],
    ['10', -5, undefined],
  ] as const)('divides %s by %d', (total, price, share) => expect(shareAside(total, price)).toBe(share));
});
