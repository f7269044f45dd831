import { type CalendarDay, dateOfDay } from './day.ts';
import { type CalendarLanguage, dateTimeFormat } from './language.ts';
import { monthNames } from './month-names.ts';

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** Day, abbreviated month and year in every language, as in `01 nov. 2026`. Source: docs/specification.md#picker-format. */
export const formatDay = ({ year, month, day }: CalendarDay, language: CalendarLanguage): string =>
  `${padded(day, 2)} ${monthNames(language).short[month - 1]} ${padded(year, 4)}`;

/** Day, month and year as digits, which every language accepts as input, as in `01/11/2026`. */
export const formatNumericDay = ({ year, month, day }: CalendarDay): string =>
  [padded(day, 2), padded(month, 2), padded(year, 4)].join('/');

/** A month as a heading, as in `novembre 2026`. */
export const formatMonth = (day: CalendarDay, language: CalendarLanguage): string =>
  dateTimeFormat(language, { month: 'long', year: 'numeric' }).format(dateOfDay(day));

/** The name of each weekday, in full or as initials, Sunday first. Source: docs/specification.md#picker-weeks. */
export const weekdayNames = (language: CalendarLanguage, weekday: 'long' | 'narrow'): readonly string[] => {
  const format = dateTimeFormat(language, { weekday });
  // 5 November 2023 was a Sunday.
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(2023, 10, 5 + index)));
};
