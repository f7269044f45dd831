import { describe, expect, it } from 'vitest';
import { usualAmount } from './usual-amount.ts';

const toll = (value: number, day = 1) => ({ name: 'Péage', value, day, debit: true, copy: '' });
const sheetsOf = (...values: readonly number[]) => values.map((value) => [toll(value)]);

// Source: docs/specification.md#usual-amount.
describe('the usual amount', () => {
  it.each([
    ['is that of a single line', [9.8], 9.8],
    ['is the most frequent', [9.8, 12, 9.8, 7], 9.8],
    ['is the latest of equally frequent ones', [7, 9.8, 9.8, 7], 7],
    ['is undefined when all differ', [9.8, 12], undefined],
    ['is undefined without a line', [], undefined],
    ['ignores lines before the last six', [1, 2, 3, 4, 5, 6, 1], undefined],
    ['includes the sixth line', [1, 2, 3, 4, 5, 1, 9], 1],
    ['is never zero', [0, 0], undefined],
  ])('%s', (_, values, usual) => {
    expect(usualAmount(sheetsOf(...values), 'Péage', true)).toBe(usual);
  });

  it('ignores spelling and separates debits from credits', () => {
    const lines = [{ ...toll(5), name: ' péage', debit: false }, toll(9.8), { ...toll(3), name: 'Pressing' }];
    expect(usualAmount([lines], 'PÉAGE ', true)).toBe(9.8);
    expect(usualAmount([lines], 'Péage', false)).toBe(5);
  });

  it('ignores copied lines', () => {
    const copied = { ...toll(7), copy: '2026-10-1' };
    expect(usualAmount([[copied, toll(9.8)], [toll(7)]], 'Péage', true)).toBeUndefined();
    expect(usualAmount([[copied]], 'Péage', true)).toBeUndefined();
  });

  it('prefers the amounts of later days in a sheet', () => {
    expect(usualAmount([[toll(5, 3), toll(7, 20), toll(5, 4), toll(7, 21)]], 'Péage', true)).toBe(7);
  });
});
