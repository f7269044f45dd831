import { memoise } from '../lib/memoise.ts';
import { type DateInput, readDate } from './date-input.ts';
import {
  type CalendarDay,
  compareDays,
  dateOfDay,
  calendarDayOf,
  daysInMonth,
  isCalendarYear,
  weekdayOf,
} from './day.ts';

/** Rules for days that cannot be chosen; a day is disabled when any rule matches. */
export type DisabledDates = {
  /** Disables all earlier days. */
  readonly to?: DateInput;
  /** Disables all later days. */
  readonly from?: DateInput;
  /** Every day from `from` to `to`, both included. */
  readonly ranges?: readonly { readonly from: DateInput; readonly to: DateInput }[];
  readonly dates?: readonly DateInput[];
  /** Weekdays, 0 for Sunday to 6 for Saturday. */
  readonly days?: readonly number[];
  /** Days of every month, 1 to 31. */
  readonly daysOfMonth?: readonly number[];
  /** Called with the first instant of a local day. */
  readonly predicate?: (date: Date) => boolean;
};

export type DayTest = (day: CalendarDay) => boolean;

const never: DayTest = () => false;

const isBeforeDay = (limit: CalendarDay | undefined): DayTest => (limit ? (day) => compareDays(day, limit) < 0 : never);

const isAfterDay = (limit: CalendarDay | undefined): DayTest => (limit ? (day) => compareDays(day, limit) > 0 : never);

const isWithin = (from: CalendarDay | undefined, to: CalendarDay | undefined): DayTest =>
  from && to ? (day) => compareDays(from, day) <= 0 && compareDays(day, to) <= 0 : never;

const isOn = (date: DateInput): DayTest => {
  const day = readDate(date);
  return isWithin(day, day);
};

/**
 * Combines all rules into one test. A rule with an invalid date disables nothing.
 * Source: docs/specification.md#picker-disabled-dates.
 */
export const disabledDayTest = (rules: DisabledDates = {}): DayTest => {
  const { ranges = [], dates = [], days = [], daysOfMonth = [], predicate } = rules;
  const tests: readonly DayTest[] = [
    isBeforeDay(readDate(rules.to)),
    isAfterDay(readDate(rules.from)),
    ...ranges.map(({ from, to }) => isWithin(readDate(from), readDate(to))),
    ...dates.map(isOn),
    (day) => days.includes(weekdayOf(day)),
    ({ day }) => daysOfMonth.includes(day),
    (day) => predicate?.(dateOfDay(day)) ?? false,
  ];
  return (day) => !isCalendarYear(day.year) || tests.some((isDisabled) => isDisabled(day));
};

/** Why a day cannot be chosen; `undefined` if it can. */
export const disabledReason = (
  rules: DisabledDates,
  day: CalendarDay,
): 'tooEarly' | 'tooLate' | 'disabled' | undefined => {
  if (isBeforeDay(readDate(rules.to))(day)) return 'tooEarly';
  if (isAfterDay(readDate(rules.from))(day)) return 'tooLate';
  return disabledDayTest(rules)(day) ? 'disabled' : undefined;
};

const days31 = Array.from({ length: 31 }, (_, index) => index + 1);
const months12 = Array.from({ length: 12 }, (_, index) => index + 1);

const isEachDayDisabled = (isDisabled: DayTest, year: number, month: number): boolean =>
  days31.slice(0, daysInMonth(year, month)).every((number) => {
    const day = calendarDayOf(year, month, number);
    return !day || isDisabled(day);
  });

// Cached: a predicate may be slow, and every render of a page of years tests each day.
const knownMonths = memoise((_: DayTest) => new Map<string, boolean>());

/** Whether no day of the month can be chosen. Cached per test. */
export const isMonthDisabled = (isDisabled: DayTest, year: number, month: number): boolean => {
  const known = knownMonths(isDisabled);
  const key = `${year}-${month}`;
  const answer = known.get(key) ?? isEachDayDisabled(isDisabled, year, month);
  known.set(key, answer);
  return answer;
};

/** Whether no day of the year can be chosen. */
export const isYearDisabled = (isDisabled: DayTest, year: number): boolean =>
  months12.every((month) => isMonthDisabled(isDisabled, year, month));
