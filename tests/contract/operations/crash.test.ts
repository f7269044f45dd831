import { expect, it } from 'vitest';
import { runKillCycles } from '../../faults/kill/cycles.ts';
import { isExhaustive } from '../../support/tier.ts';

const kills = isExhaustive ? 10 : 2;

// Hundreds of cycles: `npm run faults -- kill --cycles 500`.
// Source: docs/specification.md#server-durability.
it(`loses no acknowledged write, and keeps commits atomic, when the server is killed ${kills} times (crash)`, async () => {
  const { acknowledged, done, undone, ...rest } = await runKillCycles(kills, 7);
  expect(rest).toEqual({ cycles: kills, lost: [], torn: [], strange: [], damaged: [] });
  expect(acknowledged).toBeGreaterThan(kills);
  expect(done + undone).toBeGreaterThan(0);
}, 120_000);
