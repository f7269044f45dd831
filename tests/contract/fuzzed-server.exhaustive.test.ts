import { expect, it } from 'vitest';
import { runFuzz } from '../faults/fuzz/run.ts';

// A hundred thousand: `npm run faults -- fuzz --requests 100000`.
it('fuzzing: three thousand random requests neither crash the server nor read or change another account', async () => {
  const { statuses, wrong } = await runFuzz(3000, 5);
  expect(wrong).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '403', '404', '409', '415']));
}, 120_000);
