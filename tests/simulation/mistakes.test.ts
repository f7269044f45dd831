import { expect, test } from 'vitest';
import type { BugName } from './bugs/catalogue.ts';
import { firstSeedOf } from './gate.ts';

// The rarer ones take longer: `npm run sim -- --gate --seeds 10000`.
const frequentBugs: readonly BugName[] = [
  'conflict-is-failure',
  'new-id-on-retry',
  'forgets-before-sending',
  'any-server-error-is-done',
  'draws-ids-when-sending',
  'gives-up',
  'unguarded-patch',
  'refusal-is-outage',
  'refused-in-a-loop',
  'no-turns',
];

test.each(frequentBugs)(
  'the simulation would show that %s',
  async (bug) => {
    expect(await firstSeedOf(bug, 350, 1)).toBeDefined();
  },
  120_000,
);
