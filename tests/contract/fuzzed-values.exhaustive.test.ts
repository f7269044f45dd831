import { expect, it } from 'vitest';
import { runValues } from '../faults/values/run.ts';

// A million: `npm run faults -- values`.
it('fuzzing: ten thousand random documents, and every edge case, parse as the protocol says and round-trip', () => {
  const { tried, wrong } = runValues(10_000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(10_000);
});
