import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, compareDays, dateOfDay, calendarDayOf, dayOfDate, daysInMonth, weekdayOf } from './day.ts';
import { anyDay } from '../../../testing/domain/any-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// These two zones skipped a whole day when they moved across the date line.
const skippedDays = new Map([
  ['Pacific/Apia', { year: 2011, month: 12, day: 30 }],
  ['Pacific/Kiritimati', { year: 1994, month: 12, day: 31 }],
]);
const zones = ['UTC', 'America/New_York', 'America/Sao_Paulo', 'Asia/Beirut', 'Pacific/Apia', 'Pacific/Kiritimati'];

describe.each(zones)('in the time zone %s', (zone) => {
  test('reads a day back from the first instant of the day', () => {
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

test('starts a day at midnight, or at the first instant after midnight if the zone skips midnight', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  expect(dateOfDay({ year: 2018, month: 11, day: 3 }).getHours()).toBe(0);
  expect(dateOfDay({ year: 2018, month: 11, day: 4 }).getHours()).toBe(1);
});

test('rejects a day that the calendar lacks', () => {
  expect([
    calendarDayOf(2026, 2, 29),
    calendarDayOf(2026, 13, 1),
    calendarDayOf(2026, 0, 1),
    calendarDayOf(0, 1, 1),
    calendarDayOf(10_000, 1, 1),
  ]).toEqual(Array.from({ length: 5 }));
  expect(calendarDayOf(2028, 2, 29)).toEqual({ year: 2028, month: 2, day: 29 });
});

test.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2026, 11, 30],
  [2026, 12, 31],
  [1900, 2, 28],
])('counts the days of %i-%i as %i', (year, month, count) => {
  expect(daysInMonth(year, month)).toBe(count);
});

test('adds and subtracts days symmetrically, cycling through weekdays', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
      const moved = addDays(day, count);
      expect(addDays(moved, -count)).toEqual(day);
      expect(weekdayOf(moved)).toBe((((weekdayOf(day) + count) % 7) + 7) % 7);
      expect(Math.sign(compareDays(moved, day))).toBe(Math.sign(count));
    }),
  );
});

test('keeps the day of the month when adding months, or takes the last day of a shorter month', () => {
  expect(addMonths({ year: 2026, month: 1, day: 31 }, 1)).toEqual({ year: 2026, month: 2, day: 28 });
  expect(addMonths({ year: 2026, month: 11, day: 20 }, 2)).toEqual({ year: 2027, month: 1, day: 20 });
  expect(addMonths({ year: 2026, month: 1, day: 20 }, -1)).toEqual({ year: 2025, month: 12, day: 20 });
});

test('clamps to the years 1 and 9999', () => {
  expect(addDays({ year: 1, month: 1, day: 1 }, -1)).toEqual({ year: 1, month: 1, day: 1 });
  expect(addMonths({ year: 9999, month: 12, day: 5 }, 1)).toEqual({ year: 9999, month: 12, day: 31 });
});
