import { allLanguages, type Language } from '../lib/languages.ts';
import { memoise } from '../lib/memoise.ts';
import { addDays } from '../calendar/day.ts';
import { monthNamed } from '../calendar/parse-day.ts';
import { parseDayOfMonth } from '../money/amount-text.ts';
import { isInPeriod, type Period } from '../sheet/period.ts';
import {
  dayOfMonth,
  fromCalendarDay,
  orderOf,
  parseSheetDate,
  type SheetDate,
  toCalendarDay,
  yearMonthDay,
} from '../sheet/sheet-date.ts';

/** The reading of a cell: the day of the month, and the date if month and year are known. */
export type DayReading =
  | { readonly kind: 'day'; readonly day: number; readonly date: SheetDate | undefined }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused' };

/** The context of incomplete and relative dates: the sheet's period and today. */
export type ReadingMoment = { readonly period: Period; readonly today: SheetDate };

type Order = 'dmy' | 'mdy';

/** A written date; the year may be missing. */
type WrittenDate = { readonly year: number | undefined; readonly month: number; readonly day: number };

const time = /[T\s,]+\d{1,2}[:h]\d{2}.*$/u;
const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/u;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. '](\d{4}|\d{2})$/u;
const withoutYear = /^(\d{1,2})[-/](\d{1,2})$/u;

const toYear = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text) + (text.length === 2 ? 2000 : 0);

const yearBefore = (text: string): WrittenDate | undefined => {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  return year === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
};

const yearAfter = (text: string, order: Order): WrittenDate | undefined => {
  const [, first, second, year] = yearLast.exec(text) ?? withoutYear.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return { year: toYear(year), month: Number(month), day: Number(day) };
};

const numericDate = (text: string, order: Order): WrittenDate | undefined => yearBefore(text) ?? yearAfter(text, order);

/** Parts of regular expressions for dates in words, in all languages. */
export const datePatterns = memoise((languages: readonly Language[]) => {
  const vocabularies = languages.map(({ vocabulary }) => vocabulary);
  const weekday = String.raw`(?:${vocabularies.flatMap(({ weekdays }) => weekdays).join('|')})\p{L}*`;
  const ordinals = vocabularies.flatMap((words) => words.ordinals).join('|');
  const relativeDays = new Map(
    vocabularies.flatMap(({ today, yesterday }) => [[today, 0] as const, [yesterday, -1] as const]),
  );
  return {
    weekday,
    ordinals,
    /** Offsets in days from today, by name. */
    relativeDays,
    relativeDay: `(?:${[...relativeDays.keys()].join('|').replaceAll("'", "['’]")})`,
    besideMonth: new RegExp(
      `^(?:${[weekday, ordinals, ...vocabularies.flatMap(({ besideMonth }) => besideMonth)].join('|')})$`,
      'u',
    ),
  };
});

// The longest dates, such as `mercredi 30 septembre 2026`, fit.
const maxDateLength = 32;

/** The month, 1 to 12, of a name in any language. */
export const monthIn = (word: string): number | undefined => {
  for (const { code } of allLanguages()) {
    const month = monthNamed(word, code);
    if (month !== undefined) return month;
  }
  return undefined;
};

/** The day and the optional year next to a month's name; undefined without a day, or with more numbers. */
const numbersBesideMonth = (text: string): Pick<WrittenDate, 'year' | 'day'> | undefined => {
  const [first, second, ...more] = text.match(/\d+/gu) ?? [];
  if (first === undefined || more.length > 0) return undefined;
  const [day, year] = first.length > 2 ? [second, first] : [first, second];
  return { year: toYear(year), day: Number(day) };
};

const dateInWords = (text: string): WrittenDate | undefined => {
  const numbers = text.length > maxDateLength ? undefined : numbersBesideMonth(text);
  if (!numbers) return undefined;
  const months = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => [word, monthIn(word)] as const);
  // Use the last match: « mar. » before a month is a Tuesday.
  const month = months.findLast(([, found]) => found !== undefined)?.[1];
  const { besideMonth } = datePatterns(allLanguages());
  const isDate = months.every(([word, found]) => found !== undefined || besideMonth.test(word));
  return month === undefined || !isDate ? undefined : { ...numbers, month };
};

/** The calendar date. Without a year, the date nearest to the start of the sheet. */
const dateOf = ({ year, month, day }: WrittenDate, { first }: Period): SheetDate | undefined => {
  const [shownYear] = yearMonthDay(first);
  const years = year === undefined ? [shownYear, shownYear - 1, shownYear + 1] : [year];
  const distance = (date: SheetDate) => Math.abs(orderOf(date) - orderOf(first));
  return years
    .flatMap((each) => parseSheetDate(`${String(each).padStart(4, '0')}-${month}-${day}`) ?? [])
    .toSorted((a, b) => distance(a) - distance(b))[0];
};

const relativeTo = (today: SheetDate, text: string): SheetDate | undefined => {
  const days = datePatterns(allLanguages()).relativeDays.get(text.toLowerCase().replace('’', "'"));
  return days === undefined ? undefined : fromCalendarDay(addDays(toCalendarDay(today), days));
};

const readCell = (cell: string, order: Order, { period, today }: ReadingMoment): DayReading => {
  const text = cell.replace(time, '').trim();
  if (text === '') return { kind: 'empty' };
  const day = parseDayOfMonth(text);
  if (day !== undefined) return { kind: 'day', day, date: undefined };
  const written = numericDate(text, order) ?? dateInWords(text);
  const date = written ? dateOf(written, period) : relativeTo(today, text);
  return date === undefined ? { kind: 'refused' } : { kind: 'day', day: dayOfMonth(date), date };
};

/**
 * Reads a column of days: numbers from 1 to 31, numeric dates, dates with the name of a month, today or yesterday. All cells have the
 * same order of day and month: the order that gives more dates, then the order that gives more dates in the sheet's period.
 * Source: docs/specification.md#paste-days.
 */
export const readDays = (cells: readonly string[], moment: ReadingMoment): readonly DayReading[] => {
  const { period } = moment;
  const read = (order: Order) => cells.map((cell) => readCell(cell, order, moment));
  const isFound = (reading: DayReading) => reading.kind === 'day';
  const isWithin = (reading: DayReading) =>
    reading.kind === 'day' && reading.date !== undefined && isInPeriod(period, reading.date);
  const [dayFirst, monthFirst] = [read('dmy'), read('mdy')];
  const more = (matches: (reading: DayReading) => boolean) =>
    monthFirst.filter(matches).length - dayFirst.filter(matches).length;
  return (more(isFound) || more(isWithin)) > 0 ? monthFirst : dayFirst;
};
