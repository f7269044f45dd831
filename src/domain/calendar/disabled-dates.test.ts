import { describe, expect, test } from 'vitest';
import { readDate } from './date-input.ts';
import { type DisabledDates, disabledDayTest, isMonthDisabled, isYearDisabled } from './disabled-dates.ts';

const disabledIn = (rules: DisabledDates, days: readonly string[]): readonly string[] => {
  const isDisabled = disabledDayTest(rules);
  return days.filter((text) => {
    const day = readDate(text);
    return day !== undefined && isDisabled(day);
  });
};

// Source: docs/specification.md#picker-disabled-dates.
describe('a day is disabled', () => {
  test.each<[string, DisabledDates, readonly string[]]>([
    ['before `to`, not on it', { to: '2026-11-10' }, ['2025-12-31', '2026-11-9']],
    ['after `from`, not on it', { from: '2026-11-10' }, ['2026-11-11', '2027-1-1']],
    [
      'within a range, its ends included',
      { ranges: [{ from: '2026-11-9', to: '2026-11-10' }] },
      ['2026-11-9', '2026-11-10'],
    ],
    ['on its date, whatever the hour', { dates: [new Date(2026, 10, 10, 18)] }, ['2026-11-10']],
    ['on its weekday', { days: [0] }, []],
    ['on its weekday', { days: [1, 2] }, ['2026-11-9', '2026-11-10']],
    ['on its day of the month', { daysOfMonth: [31, 11] }, ['2025-12-31', '2026-11-11']],
    ['by the predicate', { predicate: (date) => date.getFullYear() === 2027 }, ['2027-1-1']],
    ['by any rule of several', { to: '2026-1-1', daysOfMonth: [11] }, ['2025-12-31', '2026-11-11']],
    ['by no rule', {}, []],
    ['by no invalid rule', { to: 'never', dates: ['none'], ranges: [{ from: '2026-1-1', to: 'never' }] }, []],
  ])('%s', (_, rules, expected) => {
    const days = ['2025-12-31', '2026-11-9', '2026-11-10', '2026-11-11', '2027-1-1'];
    expect(disabledIn(rules, days)).toEqual(expected);
  });
});

// Source: docs/specification.md#picker-disabled-dates.
test('a month and a year are disabled when all their days are', () => {
  const isDisabled = disabledDayTest({ to: '2026-3-31', from: '2026-3-31' });
  expect([2, 3, 4].map((month) => isMonthDisabled(isDisabled, 2026, month))).toEqual([true, false, true]);
  expect([2025, 2026, 2027].map((year) => isYearDisabled(isDisabled, year))).toEqual([true, false, true]);
});

test('the predicate is asked about each day of a month once', () => {
  let asked = 0;
  const isDisabled = disabledDayTest({ predicate: () => (asked += 1) > 0 });
  for (const year of [2026, 2026, 2027, 2026]) isYearDisabled(isDisabled, year);
  expect(asked).toBe(730);
});

test('years that the calendar lacks are disabled', () => {
  const isDisabled = disabledDayTest();
  expect([0, 1, 9999, 10_000].map((year) => isYearDisabled(isDisabled, year))).toEqual([true, false, false, true]);
});
