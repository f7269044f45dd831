import { expect, test } from 'vitest';
import { runEvery } from './run-seeds.ts';
import { summaryOf } from './summary.ts';

test('over a database that forgets what was deleted, two devices lose, double and bring back nothing in 200 worlds', async () => {
  expect(summaryOf(await runEvery({ first: 0, end: 400, step: 2 }))).toEqual([]);
}, 600_000);
