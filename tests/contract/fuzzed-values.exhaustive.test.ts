import { expect, it } from 'vitest';
import { runValues } from '../faults/values/run.ts';

// A million: `npm run faults -- values`.
it('ten thousand drawn documents, and every oddity, are read as the protocol says and written again as they were', () => {
  const { tried, wrong } = runValues(10_000, 5);
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(10_000);
});
