import { addDays, addMonths, compareDays } from '../calendar/day.ts';
import { compareSheetDates } from './sheet-date.ts';
import { dayOfMonth, fromCalendarDay, type SheetDate, toCalendarDay } from './sheet-date.ts';

/** The first and last day of a sheet, inclusive. */
export type Period = { readonly first: SheetDate; readonly last: SheetDate };

// A sheet created a few days late, such as on 3 November, covers the whole month.
const maxMonthStart = 5;
const maxDays = 45;

/**
 * The period of a sheet: the calendar month if the sheet starts in the first five days, else one month from its date. The period ends
 * before the `newer` sheet if that sheet starts within 45 days. Source: docs/specification.md#sheet-period.
 */
export const periodOf = (date: SheetDate, newer: SheetDate | undefined): Period => {
  const start = toCalendarDay(date);
  const first = start.day <= maxMonthStart ? { ...start, day: 1 } : start;
  const monthEnd = addDays(addMonths(first, 1), -1);
  const next = newer === undefined ? undefined : toCalendarDay(newer);
  const isFollowed = next !== undefined && compareDays(next, addDays(start, maxDays)) <= 0;
  const last = isFollowed && compareDays(next, first) > 0 ? addDays(next, -1) : monthEnd;
  return { first: fromCalendarDay(first), last: fromCalendarDay(last) };
};

/** Whether a date is in the period. */
export const isInPeriod = ({ first, last }: Period, date: SheetDate): boolean =>
  compareSheetDates(date, first) >= 0 && compareSheetDates(date, last) <= 0;

/**
 * The index of today among lines sorted by day: the index of the first line with a later day, or the number of lines.
 * Undefined when today is not in the period. Source: docs/specification.md#today-mark.
 */
export const todayIndexIn = (
  lines: readonly { readonly day: number }[],
  period: Period,
  today: SheetDate,
): number | undefined => {
  if (!isInPeriod(period, today)) return undefined;
  const index = lines.findIndex(({ day }) => day > dayOfMonth(today));
  return index < 0 ? lines.length : index;
};

/** The default day of a new expense: today if it is in the period, else empty. */
export const proposedDay = (period: Period, today: SheetDate): string =>
  isInPeriod(period, today) ? String(dayOfMonth(today)) : '';
