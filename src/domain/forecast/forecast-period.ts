import { addDays, addMonths, type CalendarDay, compareDays, daysInMonth } from '../calendar/day.ts';
import { fromCalendarDay, orderOf, type SheetDate, toCalendarDay } from '../sheet/sheet-date.ts';
import type { Period } from '../sheet/period.ts';

/** The days of a forecast: from today, or the sheet's date if later, to the end of the sheet's period. */
export type ForecastPeriod = {
  readonly period: Period;
  readonly from: SheetDate;
  /** Never before `from`. */
  readonly to: SheetDate;
};

const later = (one: SheetDate, other: SheetDate): SheetDate => (orderOf(one) < orderOf(other) ? other : one);

/** Source: docs/specification.md#forecast-days. */
export const forecastPeriodOf = (date: SheetDate, period: Period, today: SheetDate): ForecastPeriod => {
  const from = later(today, date);
  return { period, from, to: later(period.last, from) };
};

const inMonthOf = ({ year, month }: CalendarDay, day: number): CalendarDay => ({
  year,
  month,
  day: Math.min(day, daysInMonth(year, month)),
});

/**
 * The date of a day of the month, 1 to 31, within a period that may span two months. In a shorter month, the date is the last day of
 * the month. The date is never after the period. Source: docs/specification.md#forecast-days.
 */
export const dateInPeriod = ({ first, last }: Period, day: number): SheetDate => {
  const start = toCalendarDay(first);
  const month = day < start.day ? addMonths({ ...start, day: 1 }, 1) : start;
  const date = inMonthOf(month, day);
  const end = toCalendarDay(last);
  return fromCalendarDay(compareDays(date, end) > 0 ? end : date);
};

const dayLength = 86_400_000;

/** The number of days from `from` to `date`. */
export const daysBetween = (from: SheetDate, date: SheetDate): number => (orderOf(date) - orderOf(from)) / dayLength;

/** The dates of all days of a forecast. */
export const datesOf = ({ from, to }: ForecastPeriod): readonly SheetDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, count) => fromCalendarDay(addDays(toCalendarDay(from), count)));
