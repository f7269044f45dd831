import { describe, expect, test } from 'vitest';
import { bugs } from './bugs/catalogue.ts';
import { runSeed } from './run-seed.ts';
import { runSeeds } from './run-seeds.ts';
import { summaryOf } from './summary.ts';

describe('two devices of one person over an unreliable network', () => {
  test.each([0, 1, 2, 3, 49])('live through seed %i twice in the same way', async (seed) => {
    const first = await runSeed(seed, bugs.none);
    expect(await runSeed(seed, bugs.none)).toEqual(first);
  });

  test('lose nothing, double nothing, bring nothing back, in 2,000 worlds', async () => {
    expect(summaryOf(await runSeeds(0, 2000, 1))).toEqual([]);
  }, 300_000);
});
