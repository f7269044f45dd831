import { describe, expect, it } from 'vitest';
import { usualAmount } from './usual-amount.ts';

const toll = (value: number, day = 1) => ({ name: 'Péage', value, day, debit: true, copy: '' });
const sheetsOf = (...values: readonly number[]) => values.map((value) => [toll(value)]);

// Source: docs/specification.md#usual-amount.
describe('the usual amount', () => {
  it.each([
    ['of a single line is its own', [9.8], 9.8],
    ['is what most lines have', [9.8, 12, 9.8, 7], 9.8],
    ['is the latest of two that are as frequent', [7, 9.8, 9.8, 7], 7],
    ['is none where all differ', [9.8, 12], undefined],
    ['is none without a line', [], undefined],
    ['forgets what is older than the last six', [1, 2, 3, 4, 5, 6, 1], undefined],
    ['remembers the sixth', [1, 2, 3, 4, 5, 1, 9], 1],
    ['is never nothing', [0, 0], undefined],
  ])('%s', (_, values, usual) => {
    expect(usualAmount(sheetsOf(...values), 'Péage', true)).toBe(usual);
  });

  it('is that of a name however it is written, and of its sign', () => {
    const lines = [{ ...toll(5), name: ' péage', debit: false }, toll(9.8), { ...toll(3), name: 'Pressing' }];
    expect(usualAmount([lines], 'PÉAGE ', true)).toBe(9.8);
    expect(usualAmount([lines], 'Péage', false)).toBe(5);
  });

  it('does not count what came along from another sheet', () => {
    const carried = { ...toll(7), copy: '2026-10-1' };
    expect(usualAmount([[carried, toll(9.8)], [toll(7)]], 'Péage', true)).toBeUndefined();
    expect(usualAmount([[carried]], 'Péage', true)).toBeUndefined();
  });

  it('takes the later day of a sheet first', () => {
    expect(usualAmount([[toll(5, 3), toll(7, 20), toll(5, 4), toll(7, 21)]], 'Péage', true)).toBe(7);
  });
});
