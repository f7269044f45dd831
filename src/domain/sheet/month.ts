import { compareSheetDates, dayOfMonth, yearMonthDay, type SheetDate, toSheetDate } from './sheet-date.ts';
import type { Period } from './period.ts';

/** The number of months from January of the year 0. */
export type Month = number;

/** Converts a year and a month number, 1 to 12. */
export const toMonth = (year: number, month: number): Month => year * 12 + month - 1;

/** December 9999, the end of the calendar. */
export const lastMonth: Month = toMonth(9999, 12);

export const monthOf = (date: SheetDate): Month => {
  const [year, month] = yearMonthDay(date);
  return toMonth(year, month);
};

/** The month's first day. Throws a RangeError after the year 9999. */
export const firstDayOf = (month: Month): SheetDate => toSheetDate(Math.floor(month / 12), (month % 12) + 1, 1);

/** Today, clamped to the days from the sheet's date to the end of its period. */
export const currentDayOf = (date: SheetDate, period: Period, today: SheetDate): SheetDate => {
  const current = compareSheetDates(today, date) > 0 ? today : date;
  return compareSheetDates(current, period.last) < 0 ? current : period.last;
};

/** The month and the day of the month, 1 to 31, of the current day. */
export const momentOf = (date: SheetDate, period: Period, today: SheetDate) => {
  const current = currentDayOf(date, period, today);
  return { month: monthOf(current), day: dayOfMonth(current) } as const;
};
