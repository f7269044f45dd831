import { expect, it } from 'vitest';
import { runFuzz } from '../../faults/fuzz/run.ts';

// `npm run faults -- fuzz --requests 100000` sends more.
it('survives three thousand random requests, and none reads or changes another account (fuzzing)', async () => {
  const { statuses, wrong } = await runFuzz(3000, 5);
  expect(wrong).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '403', '404', '409', '415']));
}, 120_000);
