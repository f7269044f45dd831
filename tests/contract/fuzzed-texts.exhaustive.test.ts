import { expect, it } from 'vitest';
import { runAmounts } from '../faults/texts/amounts.ts';
import { runDates } from '../faults/texts/dates.ts';
import { runDeductions } from '../faults/texts/deductions.ts';

// All of them: `npm run faults -- amounts`, `deductions` and `dates`.
it('amounts are read as a second grammar reads them, and again from what is written of them', () => {
  const { tried, wrong } = runAmounts(2, 5000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBe(1 + 16 + 16 ** 2 + 5000 + 1250);
});

it('deductions are read symbol by symbol, and their dialog closes on those that can be read only', () => {
  const { tried, wrong } = runDeductions(3, 3000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBe(1 + 7 + 7 ** 2 + 7 ** 3 + 3000);
});

it('days are read as they are written, in 21 languages, and what is no day is none', () => {
  const { tried, wrong } = runDates(100, 3000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBe(365 * (1 + 21 * 3 + 6) + 3000);
});
