import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, compareDays, dateOfDay, dayOf, dayOfDate, daysInMonth, weekdayOf } from './day.ts';
import { anyDay } from '../../../testing/domain/any-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// Midnight is skipped once a year in some of them, and a whole day once where the date line moved.
const skippedDays = new Map([
  ['Pacific/Apia', { year: 2011, month: 12, day: 30 }],
  ['Pacific/Kiritimati', { year: 1994, month: 12, day: 31 }],
]);
const zones = ['UTC', 'America/New_York', 'America/Sao_Paulo', 'Asia/Beirut', 'Pacific/Apia', 'Pacific/Kiritimati'];

describe.each(zones)('in the time zone %s', (zone) => {
  test('a day is the day of its own first instant', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(anyDay, (day) => {
        const skipped = skippedDays.get(zone);
        fc.pre(skipped === undefined || compareDays(day, skipped) !== 0);
        expect(dayOfDate(dateOfDay(day))).toEqual(day);
      }),
    );
  });
});

test('the first instant is midnight, or the first moment after a midnight that is skipped', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  expect(dateOfDay({ year: 2018, month: 11, day: 3 }).getHours()).toBe(0);
  expect(dateOfDay({ year: 2018, month: 11, day: 4 }).getHours()).toBe(1);
});

test('a day that the calendar lacks is none', () => {
  expect([dayOf(2026, 2, 29), dayOf(2026, 13, 1), dayOf(2026, 0, 1), dayOf(0, 1, 1), dayOf(10_000, 1, 1)]).toEqual(
    Array.from({ length: 5 }),
  );
  expect(dayOf(2028, 2, 29)).toEqual({ year: 2028, month: 2, day: 29 });
});

test.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2026, 11, 30],
  [2026, 12, 31],
  [1900, 2, 28],
])('%i-%i has %i days', (year, month, count) => {
  expect(daysInMonth(year, month)).toBe(count);
});

test('days added are taken away again, and pass the weekdays in turn', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
      const moved = addDays(day, count);
      expect(addDays(moved, -count)).toEqual(day);
      expect(weekdayOf(moved)).toBe((((weekdayOf(day) + count) % 7) + 7) % 7);
      expect(Math.sign(compareDays(moved, day))).toBe(Math.sign(count));
    }),
  );
});

test('a month added keeps the day where the month has it', () => {
  expect(addMonths({ year: 2026, month: 1, day: 31 }, 1)).toEqual({ year: 2026, month: 2, day: 28 });
  expect(addMonths({ year: 2026, month: 11, day: 20 }, 2)).toEqual({ year: 2027, month: 1, day: 20 });
  expect(addMonths({ year: 2026, month: 1, day: 20 }, -1)).toEqual({ year: 2025, month: 12, day: 20 });
});

test('the calendar begins in the year 1 and ends in 9999', () => {
  expect(addDays({ year: 1, month: 1, day: 1 }, -1)).toEqual({ year: 1, month: 1, day: 1 });
  expect(addMonths({ year: 9999, month: 12, day: 5 }, 1)).toEqual({ year: 9999, month: 12, day: 31 });
});
