import { allLanguages, type Language } from '../../lib/languages.ts';
import { memoise } from '../../lib/memoise.ts';
import { plainWords } from '../../lib/text.ts';
import { isReadableMonth, readDueStart } from './due-start-text.ts';
import type { Month } from '../month.ts';
import { readCount } from './periodicity.ts';

/** The month in which a provision is due, and the day, 1 to 31, if typed. */
export type DueMonth = { readonly month: Month; readonly day: number | undefined };

const wordsOf = memoise((languages: readonly Language[]) => {
  const vocabularies = languages.map(({ vocabulary }) => vocabulary);
  const monthUnits = vocabularies.flatMap((words) => words.monthUnits);
  const yearUnits = vocabularies.flatMap((words) => words.yearUnits);
  const prefixes = vocabularies.flatMap(({ fromNow }) => fromNow).join('|');
  const units = [...monthUnits, ...yearUnits].join('|');
  return {
    namedDistances: new Map(
      vocabularies
        .flatMap(({ monthsFromNow }) => Object.entries(monthsFromNow))
        .flatMap(([months, names]) => names.map((name) => [name, Number(months)] as const)),
    ),
    distance: new RegExp(String.raw`^(?:(?:${prefixes}) )?(\S+) (${units})$`, 'u'),
    yearUnits: new Set(yearUnits),
    beforeDueMonth: new RegExp(`^(?:${vocabularies.flatMap(({ beforeDueMonth }) => beforeDueMonth).join('|')}) `, 'u'),
  };
});

const within = (due: DueMonth): DueMonth | undefined => (isReadableMonth(due.month) ? due : undefined);

/** The number of months from now in `dans 4 mois`, `in two years`, `next month`. */
const monthsAway = (words: string): number | undefined => {
  const { distance, namedDistances, yearUnits } = wordsOf(allLanguages());
  const [, countText = '', unit = ''] = distance.exec(words) ?? [];
  const count = readCount(countText);
  if (count === undefined) return namedDistances.get(words);
  return yearUnits.has(unit) ? 12 * count : count;
};

/**
 * The first occurrence of the calendar month of `past` from `month` on. Source: docs/specification.md#provision-due-in.
 */
export const nextOccurrenceOf = (past: Month, month: Month): Month =>
  past + 12 * Math.max(0, Math.ceil((month - past) / 12));

/**
 * Reads the due month of a provision in any language: `mars`, `03/2027`, `dans 4 mois`, `in March`. A month without a year is
 * the next occurrence from `month` on. Undefined for any other text.
 * Source: docs/specification.md#provision-due-in.
 */
export const readDueMonth = (text: string, month: Month): DueMonth | undefined => {
  const words = plainWords(text);
  const distance = monthsAway(words);
  if (distance !== undefined) return within({ month: month + distance, day: undefined });
  const read = readDueStart(words.replace(wordsOf(allLanguages()).beforeDueMonth, ''), month);
  return (
    read && within({ month: read.isYearAssumed ? nextOccurrenceOf(read.month, month) : read.month, day: read.day })
  );
};
