import { expect, it } from 'vitest';
import { runBoundedSteps } from '../faults/disk/bounded.ts';
import { runFullDisk } from '../faults/disk/full-disk.ts';
import { deleteLargeAccount } from '../faults/disk/large-account.ts';

// More moments: `npm run faults -- disk`.
// Source: docs/specification.md#server-durability.
it('on a full disk new data is refused atomically, and sign-in, sign-out and deletion work, also after a crash, until there is space', async () => {
  const { accepted, refused, wrong } = await runFullDisk([200_000]);
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});

it('a database at its size limit refuses writes atomically, and still reads and deletes', async () => {
  const { accepted, refused, wrong } = await runBoundedSteps([5, 40]);
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(4);
  expect(refused).toBeGreaterThan(4);
});

it('an account larger than the reserve is deleted on a full disk, and erased once there is space', async () => {
  const expected = { statuses: [200, 400, 200], traces: [true, false] };
  expect((await deleteLargeAccount()) ?? expected).toEqual(expected);
});
