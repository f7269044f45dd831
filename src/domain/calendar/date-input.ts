import { type CalendarDay, calendarDayOf, dayOfDate } from './day.ts';

/** Accepted forms of a date: a `Date`, a text, or milliseconds since the epoch. */
export type DateInput = Date | string | number | null | undefined;

// Not `new Date('2026-11-20')`: that is midnight UTC, still 19 November in America.
const plainDay = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const readInstant = (date: Date): CalendarDay | undefined =>
  Number.isNaN(date.getTime()) ? undefined : dayOfDate(date);

const readText = (text: string): CalendarDay | undefined => {
  const [, year, month, day] = plainDay.exec(text) ?? [];
  if (day !== undefined) return calendarDayOf(Number(year), Number(month), Number(day));
  return instant.test(text) ? readInstant(new Date(text)) : undefined;
};

/**
 * The local day of a value; `undefined` for an absent or invalid date.
 * A text is year-month-day, with or without zero padding, or an ISO 8601 instant.
 * Source: docs/specification.md#picker-value.
 */
export const readDate = (input: DateInput): CalendarDay | undefined => {
  if (input === null || input === undefined) return undefined;
  return typeof input === 'string' ? readText(input.trim()) : readInstant(new Date(input));
};
