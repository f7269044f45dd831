import { readDate } from './date-input.ts';
import { type CalendarDay, dayOf } from './day.ts';
import { type CalendarLanguage, calendarLocale } from './language.ts';
import { monthNames } from './month-names.ts';

const separators = String.raw`[\s./,-]`;
const dayMonthYear = new RegExp(`^(\\d{1,2})${separators}*(.+?)${separators}*(\\d{4}|(?<=${separators})\\d{2})$`, 'u');
// Figures in a row are no day and month: `15` would be the first of May.
const dayMonth = new RegExp(`^(\\d{1,2})${separators}*((?:\\D|(?<=${separators})\\d).*)$`, 'u');

/** Without case, accents, spaces and points. Marks of scripts other than ours are letters there and stay. */
const comparable = (name: string, language: CalendarLanguage): string =>
  name
    .toLocaleLowerCase(calendarLocale(language).tag)
    .normalize('NFD')
    .replaceAll(/[\u{300}-\u{36f}\s.]/gu, '');

const startsOneOf = (names: readonly string[], start: string): number => {
  const found = names.filter((name) => name.startsWith(start));
  return start.length >= 3 && found.length === 1 ? names.findIndex((name) => name.startsWith(start)) : -1;
};

/** The month of this name, or of one that begins like it with at least three letters: 1 to 12. */
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

// Korean alone writes the year first with two figures: elsewhere these are the day.
const yearFirst = (text: string, language: CalendarLanguage): CalendarDay | undefined => {
  const [, year = '', month, day] = yearMonthDay.exec(text) ?? [];
  if (day === undefined || (year.length === 2 && language !== 'ko')) return undefined;
  return { year: readYear(year), month: Number(month), day: Number(day) };
};

// Marks of direction in Arabic dates, "de" in Portuguese and Spanish ones, and "г." (year) after Bulgarian and Russian ones.
const withoutMarks = (typed: string): string =>
  typed
    .replaceAll(/[\u{200e}\u{200f}\u{61c}]/gu, '')
    .replaceAll(/\sde\s/gu, ' ')
    .trim()
    .replace(/(?<=\d)\s*г\.?$/u, '');

/** The numbers of a day as it is written, also where the calendar has none, as for `31/02/2027`; `undefined` when it is unreadable. */
export const writtenDay = (typed: string, language: CalendarLanguage, thisYear: number): CalendarDay | undefined => {
  const text = withoutMarks(typed);
  return (
    yearFirst(text, language) ??
    numbersOf(dayMonthYear.exec(text), thisYear, language) ??
    numbersOf(dayMonth.exec(text), thisYear, language)
  );
};

/**
 * The day that a person typed: `20 nov. 2026`, `20 novembre 2026`, `20/11/26`, `20/11` or `2026-11-20`; `undefined` when
 * it is none. Month names are those of the language, without regard to case, accents and points, or the start of one.
 * `thisYear` stands for a year that is left out. Source: docs/specification.md#picker-typing.
 */
export const parseDay = (typed: string, language: CalendarLanguage, thisYear: number): CalendarDay | undefined => {
  const written = writtenDay(typed, language, thisYear);
  return readDate(typed) ?? (written && dayOf(written.year, written.month, written.day));
};
