import { addDays, addMonths, compareDays } from '../calendar/day.ts';
import { compareSheetDates } from './sheet-date.ts';
import { dayOfMonth, fromCalendarDay, type SheetDate, toCalendarDay } from './sheet-date.ts';

/** The days that a sheet is about, both included. */
export type Period = { readonly first: SheetDate; readonly last: SheetDate };

// A new sheet is for no day before yesterday: who makes November's on the third means November.
const lastDayOfAMonthsSheet = 5;
const maxDays = 45;

/**
 * The days of a sheet: its month where it begins in the month's first five days, else the month that begins with it. It ends before
 * the `newer` sheet where that begins within 45 days. Source: docs/specification.md#sheet-period.
 */
export const periodOf = (date: SheetDate, newer: SheetDate | undefined): Period => {
  const start = toCalendarDay(date);
  const first = start.day <= lastDayOfAMonthsSheet ? { ...start, day: 1 } : start;
  const monthEnd = addDays(addMonths(first, 1), -1);
  const next = newer === undefined ? undefined : toCalendarDay(newer);
  const isFollowed = next !== undefined && compareDays(next, addDays(start, maxDays)) <= 0;
  const last = isFollowed && compareDays(next, first) > 0 ? addDays(next, -1) : monthEnd;
  return { first: fromCalendarDay(first), last: fromCalendarDay(last) };
};

/** Whether a sheet is about this day. */
export const isInPeriod = ({ first, last }: Period, date: SheetDate): boolean =>
  compareSheetDates(date, first) >= 0 && compareSheetDates(date, last) <= 0;

/**
 * Where today stands among lines in the order of their days: the index of the first one of a later day of the month, or how many
 * there are. Undefined where the sheet is not about today. Source: docs/specification.md#today-mark.
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

/** The day of the month that is proposed for a new expense: today where the sheet is about it; empty otherwise. */
export const proposedDay = (period: Period, today: SheetDate): string =>
  isInPeriod(period, today) ? String(dayOfMonth(today)) : '';
