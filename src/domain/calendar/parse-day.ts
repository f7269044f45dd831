import { readDate } from './date-input.ts';
import { type CalendarDay, calendarDayOf } from './day.ts';
import { type CalendarLanguage, calendarLocale } from './language.ts';
import { monthNames } from './month-names.ts';

const separators = String.raw`[\s./,-]`;
const dayMonthYear = new RegExp(`^(\\d{1,2})${separators}*(.+?)${separators}*(\\d{4}|(?<=${separators})\\d{2})$`, 'u');
// Requires a separator between two numbers: `15` is not 1 May.
const dayMonth = new RegExp(`^(\\d{1,2})${separators}*((?:\\D|(?<=${separators})\\d).*)$`, 'u');

// Removes accents from Latin letters only: in other scripts combining marks change the letter.
const comparable = (name: string, language: CalendarLanguage): string =>
  name
    .toLocaleLowerCase(calendarLocale(language).tag)
    .normalize('NFD')
    .replaceAll(/[\u{300}-\u{36f}\s.]/gu, '');

const startsOneOf = (names: readonly string[], start: string): number => {
  const found = names.filter((name) => name.startsWith(start));
  return start.length >= 3 && found.length === 1 ? names.findIndex((name) => name.startsWith(start)) : -1;
};

/** The month (1 to 12) with this name, or with a name that starts with the text, if unique (at least three letters). */
export const monthNamed = (text: string, language: CalendarLanguage): number | undefined => {
  const name = comparable(text, language);
  const lists = Object.values(monthNames(language)).map((names) => names.map((each) => comparable(each, language)));
  const exact = lists.map((names) => names.indexOf(name));
  const begun = lists.map((names) => startsOneOf(names, name));
  const index = [...exact, ...begun].find((each) => each >= 0);
  return index === undefined ? undefined : index + 1;
};

const readMonth = (text: string, language: CalendarLanguage): number | undefined =>
  /^\d{1,2}$/.test(text) ? Number(text) : monthNamed(text, language);

const readYear = (text: string): number => (text.length === 2 ? 2000 : 0) + Number(text);

const numbersOf = (
  parts: readonly string[] | null,
  thisYear: number,
  language: CalendarLanguage,
): CalendarDay | undefined => {
  const [, day = '', monthText = '', year] = parts ?? [];
  const month = readMonth(monthText, language);
  return month === undefined
    ? undefined
    : { year: year === undefined ? thisYear : readYear(year), month, day: Number(day) };
};

const yearMonthDay = /^(\d{2}|\d{4})[\s./년年-]+(\d{1,2})[\s./월月-]+(\d{1,2})[\s.일日]*$/u;

// Only Korean dates start with a two-digit year. In other languages the first two digits are the day.
const yearFirst = (text: string, language: CalendarLanguage): CalendarDay | undefined => {
  const [, year = '', month, day] = yearMonthDay.exec(text) ?? [];
  if (day === undefined || (year.length === 2 && language !== 'ko')) return undefined;
  return { year: readYear(year), month: Number(month), day: Number(day) };
};

// Removes Arabic direction marks, "de" (Portuguese, Spanish) and "г." (year in Bulgarian and Russian).
const withoutMarks = (typed: string): string =>
  typed
    .replaceAll(/[\u{200e}\u{200f}\u{61c}]/gu, '')
    .replaceAll(/\sde\s/gu, ' ')
    .trim()
    .replace(/(?<=\d)\s*г\.?$/u, '');

/** The day as typed, even if the calendar lacks it, such as `31/02/2027`; `undefined` when it is unreadable. */
export const writtenDay = (typed: string, language: CalendarLanguage, thisYear: number): CalendarDay | undefined => {
  const text = withoutMarks(typed);
  return (
    yearFirst(text, language) ??
    numbersOf(dayMonthYear.exec(text), thisYear, language) ??
    numbersOf(dayMonth.exec(text), thisYear, language)
  );
};

/**
 * Reads a typed day: `20 nov. 2026`, `20 novembre 2026`, `20/11/26`, `20/11` or `2026-11-20`; `undefined` when it is invalid.
 * Month names are those of the language, ignoring case, accents and full stops; an unambiguous start suffices.
 * `thisYear` is the year when none is typed. Source: docs/specification.md#picker-typing.
 */
export const parseDay = (typed: string, language: CalendarLanguage, thisYear: number): CalendarDay | undefined => {
  const written = writtenDay(typed, language, thisYear);
  return readDate(typed) ?? (written && calendarDayOf(written.year, written.month, written.day));
};
