import { expect, it } from 'vitest';
import { runValues } from '../../faults/values/run.ts';

// `npm run faults -- values` tries a million documents.
it('parses random documents and edge cases as the protocol defines, and keeps their values (fuzzing)', () => {
  const { tried, wrong } = runValues(10_000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(10_000);
});
