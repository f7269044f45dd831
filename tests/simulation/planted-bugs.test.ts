import { expect, test } from 'vitest';
import { tried } from '../support/tier.ts';
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
  'no-sender-lock',
  'sent-as-two-calls',
];

// A bug that loses edits, one that duplicates them, one that retries for ever, and one that tears apart what belongs together.
const enough: readonly BugName[] = ['forgets-before-sending', 'new-id-on-retry', 'no-sender-lock', 'sent-as-two-calls'];

test.each(tried(frequentBugs, (bug) => enough.includes(bug)))(
  'the simulation would show that %s',
  async (bug) => {
    expect(await firstSeedOf(bug, 350, 1)).toBeDefined();
  },
  120_000,
);
