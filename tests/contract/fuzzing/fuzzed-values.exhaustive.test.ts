import { expect, it } from 'vitest';
import { runValues } from '../../faults/values/run.ts';

// `npm run faults -- values` tries a million.
it('parses ten thousand random documents and every edge case as the protocol says, and round-trips them (fuzzing)', () => {
  const { tried, wrong } = runValues(10_000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(10_000);
});
