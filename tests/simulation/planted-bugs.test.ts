import { expect, test } from 'vitest';
import { tried } from '../support/tier.ts';
import type { BugName } from './bugs/catalogue.ts';
import { firstSeedOf } from './gate.ts';

// `npm run sim -- --gate --seeds 10000` also finds the rarer bugs.
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

// A bug that loses edits, a bug that duplicates them, a bug that sends concurrently, and a bug that splits batches.
const oneOfEachKind: readonly BugName[] = [
  'forgets-before-sending',
  'new-id-on-retry',
  'no-sender-lock',
  'sent-as-two-calls',
];

test.each(tried(frequentBugs, (bug) => oneOfEachKind.includes(bug)))(
  'detects the planted bug %s',
  async (bug) => {
    expect(await firstSeedOf(bug, 350, 1)).toBeDefined();
  },
  120_000,
);
