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
describe('a day', () => {
  test.each<[string, DisabledDates, readonly string[]]>([
    ['is disabled before `to`, not on it', { to: '2026-11-10' }, ['2025-12-31', '2026-11-9']],
    ['is disabled after `from`, not on it', { from: '2026-11-10' }, ['2026-11-11', '2027-1-1']],
    [
      'is disabled within a range, inclusive',
      { ranges: [{ from: '2026-11-9', to: '2026-11-10' }] },
      ['2026-11-9', '2026-11-10'],
    ],
    ['is disabled on its date at any hour', { dates: [new Date(2026, 10, 10, 18)] }, ['2026-11-10']],
    ['stays enabled on another weekday', { days: [0] }, []],
    ['is disabled on its weekday', { days: [1, 2] }, ['2026-11-9', '2026-11-10']],
    ['is disabled on its day of the month', { daysOfMonth: [31, 11] }, ['2025-12-31', '2026-11-11']],
    ['is disabled by the predicate', { predicate: (date) => date.getFullYear() === 2027 }, ['2027-1-1']],
    ['is disabled by any of several rules', { to: '2026-1-1', daysOfMonth: [11] }, ['2025-12-31', '2026-11-11']],
    ['stays enabled without a rule', {}, []],
    [
      'stays enabled when a rule is invalid',
      { to: 'never', dates: ['none'], ranges: [{ from: '2026-1-1', to: 'never' }] },
      [],
    ],
  ])('%s', (_, rules, expected) => {
    const days = ['2025-12-31', '2026-11-9', '2026-11-10', '2026-11-11', '2027-1-1'];
    expect(disabledIn(rules, days)).toEqual(expected);
  });
});

// Source: docs/specification.md#picker-disabled-dates.
test('disables a month or a year when all its days are disabled', () => {
  const isDisabled = disabledDayTest({ to: '2026-3-31', from: '2026-3-31' });
  expect([2, 3, 4].map((month) => isMonthDisabled(isDisabled, 2026, month))).toEqual([true, false, true]);
  expect([2025, 2026, 2027].map((year) => isYearDisabled(isDisabled, year))).toEqual([true, false, true]);
});

test('calls the predicate once per day', () => {
  let asked = 0;
  const isDisabled = disabledDayTest({ predicate: () => (asked += 1) > 0 });
  for (const year of [2026, 2026, 2027, 2026]) isYearDisabled(isDisabled, year);
  expect(asked).toBe(730);
});

test('disables years outside the calendar', () => {
  const isDisabled = disabledDayTest();
  expect([0, 1, 9999, 10_000].map((year) => isYearDisabled(isDisabled, year))).toEqual([true, false, false, true]);
});
