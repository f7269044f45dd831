import { expect, it } from 'vitest';
import { runKillCycles } from '../../faults/kill/cycles.ts';
import { isExhaustive } from '../../support/tier.ts';

const kills = isExhaustive ? 10 : 2;

// `npm run faults -- kill --cycles 500` runs hundreds of cycles.
// Source: docs/specification.md#server-durability.
it(`keeps acknowledged writes and atomic commits when the server is killed ${kills} times (crash)`, async () => {
  const { acknowledged, done, undone, ...rest } = await runKillCycles(kills, 7);
  expect(rest).toEqual({ cycles: kills, lost: [], torn: [], strange: [], damaged: [] });
  expect(acknowledged).toBeGreaterThan(kills);
  expect(done + undone).toBeGreaterThan(0);
}, 120_000);
