import { expect, it } from 'vitest';
import { runBoundedSteps } from '../faults/disk/bounded.ts';
import { runFullDisk } from '../faults/disk/full-disk.ts';
import { deleteLargeAccount } from '../faults/disk/large-account.ts';

// More moments: `npm run faults -- disk`.
// Source: docs/specification.md#server-durability.
it('a full disk refuses new data whole, and lets people in and out and delete, through a crash until there is room', async () => {
  const { accepted, refused, wrong } = await runFullDisk([200_000]);
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});

it('a database that may grow no more refuses writes whole, and goes on with reading and deleting', async () => {
  const { accepted, refused, wrong } = await runBoundedSteps([5, 40]);
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(4);
  expect(refused).toBeGreaterThan(4);
});

it('an account that is larger than what is held in reserve is deleted on a full disk, and its traces once there is room', async () => {
  const expected = { statuses: [200, 400, 200], traces: [true, false] };
  expect((await deleteLargeAccount()) ?? expected).toEqual(expected);
});
