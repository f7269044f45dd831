import { expect, it } from 'vitest';
import { runKillCycles } from '../faults/kill/cycles.ts';

// Hundreds of cycles: `npm run faults -- kill --cycles 500`.
// Source: docs/specification.md#server-durability.
it('a server that is killed ten times while it writes keeps what it acknowledged, and every commit whole or not at all', async () => {
  const { acknowledged, done, undone, ...rest } = await runKillCycles(10, 7);
  expect(rest).toEqual({ cycles: 10, lost: [], torn: [], strange: [], damaged: [] });
  expect(acknowledged).toBeGreaterThan(10);
  expect(done + undone).toBeGreaterThan(0);
}, 120_000);
