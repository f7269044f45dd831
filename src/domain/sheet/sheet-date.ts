import { type CalendarDay, dateOfDay, dayOfDate, daysInMonth } from '../calendar/day.ts';

declare const sheetDateBrand: unique symbol;

/**
 * A calendar day as year-month-day without zero padding, such as `2026-9-5`.
 * Source: docs/specification.md#sheet-fields.
 */
export type SheetDate = string & { readonly [sheetDateBrand]: true };

type Day = readonly [year: number, month: number, day: number];

const partsOf = (text: string): Day | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  return day === undefined ? undefined : [Number(year), Number(month), Number(day)];
};

const isCalendarDay = ([year, month, day]: Day): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

const textOf = ([year, month, day]: Day): string => `${String(year).padStart(4, '0')}-${month}-${day}`;

const isSheetDate = (text: string): text is SheetDate => {
  const day = partsOf(text);
  return day !== undefined && isCalendarDay(day) && text === textOf(day);
};

/** Reads a calendar day with or without zero padding; `undefined` for anything else, such as `2026-2-30`. */
export const parseSheetDate = (text: string): SheetDate | undefined => {
  const day = partsOf(text);
  const unpadded = day && textOf(day);
  return unpadded !== undefined && isSheetDate(unpadded) ? unpadded : undefined;
};

/** Builds a date from year (0 to 9999), month (1 to 12) and day. Throws a RangeError for a day that the calendar lacks. */
export const toSheetDate = (year: number, month: number, day: number): SheetDate => {
  const date = textOf([year, month, day]);
  if (!isSheetDate(date)) throw new RangeError(`There is no day ${date}.`);
  return date;
};

/** The day of an instant in the device's time zone. */
export const sheetDateOf = (date: Date): SheetDate => fromCalendarDay(dayOfDate(date));

/** Year, month (1 to 12) and day of the month. */
export const yearMonthDay = (date: SheetDate): Day => partsOf(date) ?? [0, 1, 1];

/** The day of the month, 1 to 31. */
export const dayOfMonth = (date: SheetDate): number => yearMonthDay(date)[2];

export const toCalendarDay = (date: SheetDate): CalendarDay => {
  const [year, month, day] = yearMonthDay(date);
  return { year, month, day };
};

export const fromCalendarDay = ({ year, month, day }: CalendarDay): SheetDate => toSheetDate(year, month, day);

/** The first instant of the day in the device's time zone. */
export const toLocalDate = (sheetDate: SheetDate): Date => dateOfDay(toCalendarDay(sheetDate));

/** Negative when `a` is earlier than `b`, zero when they are equal, else positive. */
export const compareSheetDates = (a: SheetDate, b: SheetDate): number => {
  const [yearA, monthA, dayA] = yearMonthDay(a);
  const [yearB, monthB, dayB] = yearMonthDay(b);
  return yearA - yearB || monthA - monthB || dayA - dayB;
};

/** The previous day. Throws a RangeError before the year 0. */
export const yesterdayOf = (sheetDate: SheetDate): SheetDate => {
  const [year, month, day] = yearMonthDay(sheetDate);
  const yesterday = new Date(0);
  yesterday.setUTCFullYear(year, month - 1, day - 1);
  return toSheetDate(yesterday.getUTCFullYear(), yesterday.getUTCMonth() + 1, yesterday.getUTCDate());
};

/**
 * The sort key of a sheet: its date in milliseconds since the epoch (UTC), the same on every device.
 * Source: docs/specification.md#sheet-fields, docs/specification.md#sheet-order.
 */
export const orderOf = (sheetDate: SheetDate): number => {
  const [year, month, day] = yearMonthDay(sheetDate);
  return new Date(0).setUTCFullYear(year, month - 1, day);
};
