import { expect, test } from 'vitest';
import { isExhaustive } from '../support/tier.ts';
import { runEvery } from './run-seeds.ts';
import { summaryOf } from './summary.ts';

const worlds = isExhaustive ? 200 : 20;

test(`loses, duplicates and resurrects nothing on two devices in ${worlds} seeds of a database with tombstones`, async () => {
  expect(summaryOf(await runEvery({ first: 1, end: worlds * 2, step: 2 }))).toEqual([]);
}, 600_000);
