import { expect, test } from 'vitest';
import { isExhaustive } from '../support/tier.ts';
import { runEvery } from './run-seeds.ts';
import { summaryOf } from './summary.ts';

const worlds = isExhaustive ? 200 : 60;

test(`over a database that forgets what was deleted, two devices lose, double and bring back nothing in ${worlds} worlds`, async () => {
  expect(summaryOf(await runEvery({ first: 0, end: worlds * 2, step: 2 }))).toEqual([]);
}, 600_000);
