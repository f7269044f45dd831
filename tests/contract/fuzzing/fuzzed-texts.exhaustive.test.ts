import { expect, it } from 'vitest';
import { runAmounts } from '../../faults/texts/amounts.ts';
import { runDates } from '../../faults/texts/dates.ts';
import { runDeductions } from '../../faults/texts/deductions.ts';

// `npm run faults -- amounts`, `deductions` and `dates` try more texts.
it('parses amounts like a second parser, and keeps their value after formatting (fuzzing)', () => {
  const { tried, wrong } = runAmounts(2, 5000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBe(1 + 16 + 16 ** 2 + 5000 + 1250);
});

it('parses deductions like a second parser, and accepts only valid ones in the form (fuzzing)', () => {
  const { tried, wrong } = runDeductions(3, 3000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBe(1 + 7 + 7 ** 2 + 7 ** 3 + 3000);
});

it('reads formatted dates back in 21 languages, and refuses invalid dates (fuzzing)', () => {
  const { tried, wrong } = runDates(100, 3000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBe(365 * (1 + 21 * 3 + 6) + 3000);
});
