import { plainWords } from '../../lib/text.ts';
import { isReadableMonth, readDueStart } from './due-start.ts';
import type { Month } from '../month.ts';
import { readCount } from './periodicity.ts';

/** The month in which a provision is due, and the day, 1 to 31, if typed. */
export type DueMonth = { readonly month: Month; readonly day: number | undefined };

const namedDistances = new Map([
  ['ce mois', 0],
  ['ce mois ci', 0],
  ['this month', 0],
  ['le mois prochain', 1],
  ['mois prochain', 1],
  ['next month', 1],
  ["l'annee prochaine", 12],
  ["l'an prochain", 12],
  ['next year', 12],
]);

const distanceForm = /^(?:(?:dans|in) )?(\S+) (mois|ans?|months?|years?)$/u;

const within = (due: DueMonth): DueMonth | undefined => (isReadableMonth(due.month) ? due : undefined);

/** The number of months from now in `dans 4 mois`, `in two years`, `next month`. */
const monthsAway = (words: string): number | undefined => {
  const [, count = '', unit = ''] = distanceForm.exec(words) ?? [];
  const distance = count === 'a' ? 1 : readCount(count);
  if (distance === undefined) return namedDistances.get(words);
  return unit.startsWith('m') ? distance : 12 * distance;
};

/**
 * The same month in the first year in which it is not before `month`. Source: docs/specification.md#provision-due-in.
 */
export const nextOccurrenceOf = (past: Month, month: Month): Month =>
  past + 12 * Math.max(0, Math.ceil((month - past) / 12));

/**
 * Reads the due month of a provision from French or English: `mars`, `03/2027`, `dans 4 mois`, `in March`. A month without a year is
 * the next one, counting from `month`. Undefined for any other text.
 * Source: docs/specification.md#provision-due-in.
 */
export const readDueMonth = (text: string, month: Month): DueMonth | undefined => {
  const words = plainWords(text);
  const distance = monthsAway(words);
  if (distance !== undefined) return within({ month: month + distance, day: undefined });
  const read = readDueStart(words.replace(/^(?:en|in|pour|for) /u, ''), month);
  return (
    read && within({ month: read.isYearAssumed ? nextOccurrenceOf(read.month, month) : read.month, day: read.day })
  );
};
