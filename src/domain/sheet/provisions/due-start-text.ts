import { allLanguages, type Language } from '../../lib/languages.ts';
import { memoise } from '../../lib/memoise.ts';
import { plainWords } from '../../lib/text.ts';
import { daysInMonth } from '../../calendar/day.ts';
import { type Month, toMonth } from '../month.ts';

/** The start of a provision's first round. */
export type DueStart = {
  readonly month: Month;
  /** The day of the month, 1 to 31; undefined if not typed. */
  readonly day: number | undefined;
  /** Whether the year was not typed. */
  readonly isYearAssumed: boolean;
};

/** Whether a month is within the readable years, 1900 to 2099. */
export const isReadableMonth = (month: Month): boolean => month >= toMonth(1900, 1) && month <= toMonth(2099, 12);

const wordsOf = memoise((languages: readonly Language[]) => {
  const vocabularies = languages.map(({ vocabulary }) => vocabulary);
  const ordinals = vocabularies.flatMap((words) => words.ordinals).join('|');
  return {
    monthsByName: new Map(
      vocabularies
        .flatMap(({ months }) => [...months.entries()])
        .flatMap(([index, names]) => names.map((name) => [name, index + 1] as const)),
    ),
    day: new RegExp(String.raw`^(\d{1,2})(?:${ordinals})?$`, 'u'),
  };
});

const monthNamed = (word: string): number | undefined => wordsOf(allLanguages()).monthsByName.get(word);

const monthNumber = (word: string): number | undefined => {
  const month = /^\d{1,2}$/u.test(word) ? Number(word) : 0;
  return month >= 1 && month <= 12 ? month : undefined;
};

/** A year of four digits (1900 to 2099) or two digits (2000 to 2079). */
const yearIn = (word: string): number | undefined => {
  if (/^(?:19|20)\d{2}$/u.test(word)) return Number(word);
  return /^[0-7]\d$/u.test(word) ? 2000 + Number(word) : undefined;
};

const fullYearIn = (word: string): number | undefined => (word.length === 4 ? yearIn(word) : undefined);

const startIn = (year: number | undefined, month: number | undefined): DueStart | undefined =>
  year === undefined || month === undefined
    ? undefined
    : { month: toMonth(year, month), day: undefined, isYearAssumed: false };

const startOn = (year: number | undefined, month: number | undefined, dayText: string): DueStart | undefined => {
  const start = startIn(year, month);
  const day = Number(wordsOf(allLanguages()).day.exec(dayText)?.[1] ?? 0);
  if (!start || year === undefined || month === undefined) return undefined;
  return day >= 1 && day <= daysInMonth(year, month) ? { ...start, day } : undefined;
};

/** The latest occurrence of a calendar month, 1 to 12, up to the sheet's month. */
const latest = (month: number | undefined, sheetMonth: Month): DueStart | undefined => {
  if (month === undefined) return undefined;
  const monthsAgo = (sheetMonth + 13 - month) % 12;
  return { month: sheetMonth - monthsAgo, day: undefined, isYearAssumed: true };
};

const numberOrName = (word: string): number | undefined => monthNamed(word) ?? monthNumber(word);

const dayIn = (first: string, second: string, third: string): DueStart | undefined =>
  startOn(yearIn(third), numberOrName(second), first) ?? startOn(fullYearIn(first), monthNumber(second), third);

const monthIn = (first: string, second: string): DueStart | undefined =>
  startIn(yearIn(second), numberOrName(first)) ?? startIn(fullYearIn(first), monthNumber(second));

/**
 * Reads the start of a provision in any language: `déc. 2025`, `12/25`, `2025-12`, `15/12/2025`, `2025-12-15`. A month without
 * a year is the latest occurrence up to `sheetMonth`. Undefined for any other text. Source: docs/specification.md#provision-start.
 */
export const readDueStart = (text: string, sheetMonth: Month): DueStart | undefined => {
  const [first, second, third, ...rest] = plainWords(text).split(' ');
  if (first === undefined || rest.length > 0) return undefined;
  if (second === undefined) return latest(monthNamed(first), sheetMonth);
  return third === undefined ? monthIn(first, second) : dayIn(first, second, third);
};
