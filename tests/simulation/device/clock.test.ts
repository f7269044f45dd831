import { describe, expect, test } from 'vitest';
import { createRandom } from '../../support/random.ts';
import { createClock } from './clock.ts';

const daysAt = (instant: number): ReadonlySet<string> =>
  new Set(
    Array.from({ length: 200 }, (_, seed) => createClock({ now: () => instant, random: createRandom(seed) }).today()),
  );

describe('the clocks of devices', () => {
  test('show a day between yesterday and the day after tomorrow, in every time zone and with every skew', () => {
    const days = ['2026-3-28', '2026-3-29', '2026-3-30', '2026-3-31'];
    expect([...daysAt(Date.UTC(2026, 2, 29, 23, 30))].filter((day) => days.includes(day)).toSorted()).toEqual(days);
  });

  test('have a skew of at most a day, and jump when the user changes them', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const clock = createClock({ now: () => 0, random: createRandom(seed) });
      const before = clock.now();
      clock.set();
      expect(Math.abs(clock.now())).toBeLessThanOrEqual(24 * 60 * 60_000);
      expect(clock.now()).not.toBe(before);
    }
  });
});
