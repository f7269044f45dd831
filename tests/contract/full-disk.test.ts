import { expect, it } from 'vitest';
import { runDiskSteps } from '../faults/disk/steps.ts';

// All sixty-one: `npm run faults -- disk`.
it('a disk that fills up at any moment refuses writes whole, and goes on with reading and deleting', async () => {
  const { accepted, refused, wrong } = await runDiskSteps([0, 1, 2, 3, 5, 8, 13, 21, 34, 60]);
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
});
