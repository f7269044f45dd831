import { describe, expect, test } from 'vitest';
import { bugs, type BugName } from './bugs/catalogue.ts';
import { runRange, runSeeds } from './run-seeds.ts';
import { runSeed } from './run-seed.ts';
import { summaryOf } from './summary.ts';

// The rarer ones take thousands of seeds: `npm run sim -- --bug NAME`.
const frequentBugs: readonly BugName[] = [
  'conflict-is-failure',
  'new-id-on-retry',
  'forgets-before-sending',
  'any-server-error-is-done',
  'draws-ids-when-sending',
  'gives-up',
  'unguarded-patch',
];

async function isFound(bug: BugName, seeds: number, first = 0): Promise<boolean> {
  if (first === seeds) return false;
  const broken = await runRange({ first, end: first + 1, step: 1, bug });
  return broken.length > 0 || isFound(bug, seeds, first + 1);
}

describe('two devices of one person over an unreliable network', () => {
  test.each([0, 1, 2, 3, 49])('live through seed %i twice in the same way', async (seed) => {
    const first = await runSeed(seed, bugs.none);
    expect(await runSeed(seed, bugs.none)).toEqual(first);
  });

  test('lose nothing, double nothing, bring nothing back, in 500 worlds', async () => {
    expect(summaryOf(await runSeeds(0, 500, 1))).toEqual([]);
  }, 300_000);

  test.each(frequentBugs)(
    'would show that %s',
    async (bug) => {
      expect(await isFound(bug, 100)).toBe(true);
    },
    60_000,
  );
});
