import { dateOfDay } from './day.ts';
import { type CalendarLanguage, dateTimeFormat } from './language.ts';

type Names = readonly string[];

export type MonthNames = {
  /** After a day: `sept.`, `wrz`. */
  readonly short: Names;
  /** After a day: `septembre`, `września`. */
  readonly long: Names;
  /** Without a day (CLDR "stand-alone"): `septembre`, `wrzesień`. */
  readonly standalone: Names;
};

const months: readonly Date[] = Array.from({ length: 12 }, (_, index) =>
  dateOfDay({ year: 2024, month: index + 1, day: 15 }),
);

const isNumber = (name: string): boolean => /^\d+$/.test(name);

const standaloneNames = (language: CalendarLanguage, month: 'short' | 'long'): Names => {
  const format = dateTimeFormat(language, { month });
  return months.map((date) => format.format(date));
};

const namesAfterDay = (language: CalendarLanguage, month: 'short' | 'long'): Names => {
  const format = dateTimeFormat(language, { day: 'numeric', month });
  return months.map((date) => format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '');
};

// Some languages abbreviate a month to a number: use the first candidate that is a name.
const firstNames = (candidates: readonly Names[]): Names =>
  months.map((_, index) => candidates.map((names) => names[index] ?? '').find((name) => !isNumber(name)) ?? '');

const readNames = (language: CalendarLanguage): MonthNames => {
  const standalone = standaloneNames(language, 'long');
  const long = firstNames([namesAfterDay(language, 'long'), standalone]);
  const short = firstNames([
    namesAfterDay(language, 'short'),
    standaloneNames(language, 'short'),
    long.map((name) => name.slice(0, 3)),
  ]);
  return { short, long, standalone };
};

const known = new Map<CalendarLanguage, MonthNames>();

/** The names of the twelve months in a language. */
export const monthNames = (language: CalendarLanguage): MonthNames => {
  const names = known.get(language) ?? readNames(language);
  known.set(language, names);
  return names;
};
