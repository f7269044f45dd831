import { dayOf, type SheetDate, toSheetDate } from './sheet-date.ts';

/** The first instant of the day on the device's clock. */
export const toLocalDate = (sheetDate: SheetDate): Date => {
  const [year, month, day] = dayOf(sheetDate);
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date;
};

/** Below zero when `a` is the earlier day, zero for one day, above zero otherwise. */
export const compareSheetDates = (a: SheetDate, b: SheetDate): number => {
  const [yearA, monthA, dayA] = dayOf(a);
  const [yearB, monthB, dayB] = dayOf(b);
  return yearA - yearB || monthA - monthB || dayA - dayB;
};

/** The day before. Throws a RangeError before the year 0. */
export const yesterdayOf = (sheetDate: SheetDate): SheetDate => {
  const [year, month, day] = dayOf(sheetDate);
  const yesterday = new Date(0);
  yesterday.setUTCFullYear(year, month - 1, day - 1);
  return toSheetDate(yesterday.getUTCFullYear(), yesterday.getUTCMonth() + 1, yesterday.getUTCDate());
};

/**
 * What orders the sheet of a day among the others: milliseconds since the epoch, the same on every device.
 * Source: docs/specification.md#sheet-fields, docs/specification.md#sheet-order.
 */
export const orderOf = (sheetDate: SheetDate): number => {
  const [year, month, day] = dayOf(sheetDate);
  return new Date(0).setUTCFullYear(year, month - 1, day);
};
