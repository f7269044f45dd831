import { compareSheetDates, dayOfMonth, yearMonthDay, type SheetDate, toSheetDate } from './sheet-date.ts';
import type { Period } from './period.ts';

/** A month of the calendar, counted from January of the year 0: a year later is 12 more. */
export type Month = number;

/** The month of a year and a number from 1 to 12. */
export const toMonth = (year: number, month: number): Month => year * 12 + month - 1;

/** December of the year 9999: the calendar ends with it. */
export const lastMonth: Month = toMonth(9999, 12);

export const monthOfDay = (date: SheetDate): Month => {
  const [year, month] = yearMonthDay(date);
  return toMonth(year, month);
};

/** The month's first day. Throws a RangeError after the year 9999. */
export const firstDayOf = (month: Month): SheetDate => toSheetDate(Math.floor(month / 12), (month % 12) + 1, 1);

/** The day that a sheet of this date and period is at: today, or the period's last one once that is over. */
export const currentDayOf = (date: SheetDate, period: Period, today: SheetDate): SheetDate => {
  const current = compareSheetDates(today, date) > 0 ? today : date;
  return compareSheetDates(current, period.last) < 0 ? current : period.last;
};

/** The month and the day of the month, 1 to 31, of that day. */
export const momentOf = (date: SheetDate, period: Period, today: SheetDate) => {
  const current = currentDayOf(date, period, today);
  return { month: monthOfDay(current), day: dayOfMonth(current) } as const;
};
