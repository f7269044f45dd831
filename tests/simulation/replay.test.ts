import { expect, test } from 'vitest';
import { tried } from '../support/tier.ts';
import { bugs } from './bugs/catalogue.ts';
import { runSeed } from './run-seed.ts';

// The seeds cover each profile, both variants of the database, and a sheet of several pages.
test.each(tried([0, 1, 2, 3, 49], (seed) => seed === 0 || seed === 49))(
  'two runs of seed %i are equal',
  async (seed) => {
    const first = await runSeed(seed, bugs.none);
    expect(await runSeed(seed, bugs.none)).toEqual(first);
  },
  60_000,
);

test('has different traces for two seeds', async () => {
  const [first, second] = [await runSeed(0, bugs.none), await runSeed(2, bugs.none)];
  expect(first.digest).not.toBe(second.digest);
}, 60_000);
