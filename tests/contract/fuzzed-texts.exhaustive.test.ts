import { expect, it } from 'vitest';
import { runAmounts } from '../faults/texts/amounts.ts';
import { runDates } from '../faults/texts/dates.ts';
import { runDeductions } from '../faults/texts/deductions.ts';

// All of them: `npm run faults -- amounts`, `deductions` and `dates`.
it('fuzzing: amounts parse as by a second grammar, and round-trip', () => {
  const { tried, wrong } = runAmounts(2, 5000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBe(1 + 16 + 16 ** 2 + 5000 + 1250);
});

it('fuzzing: deductions parse as by a second grammar, and only valid ones can be submitted', () => {
  const { tried, wrong } = runDeductions(3, 3000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBe(1 + 7 + 7 ** 2 + 7 ** 3 + 3000);
});

it('fuzzing: dates round-trip in 21 languages, and invalid dates are refused', () => {
  const { tried, wrong } = runDates(100, 3000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBe(365 * (1 + 21 * 3 + 6) + 3000);
});
