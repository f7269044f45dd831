import { expect, it } from 'vitest';
import { runBoundedSteps } from '../../faults/disk/bounded.ts';
import { runFullDisk } from '../../faults/disk/full-disk.ts';
import { deleteLargeAccount } from '../../faults/disk/large-account.ts';

// `npm run faults -- disk` fills the disk at more moments.
// Source: docs/specification.md#server-durability.
it('refuses new data atomically on a full disk, but allows sign-in, sign-out and deletion, even after a crash', async () => {
  const { accepted, refused, wrong } = await runFullDisk([200_000]);
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});

it('refuses writes atomically at the size limit of the database, but allows reads and deletions', async () => {
  const { accepted, refused, wrong } = await runBoundedSteps([5, 40]);
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(4);
  expect(refused).toBeGreaterThan(4);
});

it('deletes an account larger than the reserve on a full disk, and erases its data when the disk has space', async () => {
  const expected = { statuses: [200, 400, 200], traces: [true, false] };
  expect((await deleteLargeAccount()) ?? expected).toEqual(expected);
});
