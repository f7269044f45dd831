import { plainWords } from '../../lib/text.ts';
import { daysInMonth } from '../../calendar/day.ts';
import { type Month, toMonth } from '../month.ts';

/** Where the first round of a provision begins. */
export type DueStart = {
  readonly month: Month;
  /** 1 to 31; undefined where none was typed. */
  readonly day: number | undefined;
  /** No year was typed. */
  readonly isYearAssumed: boolean;
};

/** Whether a start of this month can be read: from 1900 to 2099. */
export const isReadableMonth = (month: Month): boolean => month >= toMonth(1900, 1) && month <= toMonth(2099, 12);

const namesOfMonths = [
  ['janvier', 'janv', 'january', 'jan'],
  ['fevrier', 'fevr', 'fev', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'avr', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'juil', 'july', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'september', 'sept', 'sep'],
  ['octobre', 'october', 'oct'],
  ['novembre', 'november', 'nov'],
  ['decembre', 'december', 'dec'],
];

const monthsByName = new Map(namesOfMonths.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

const monthNamed = (word: string): number | undefined => monthsByName.get(word);

const monthInFigures = (word: string): number | undefined => {
  const month = /^\d{1,2}$/u.test(word) ? Number(word) : 0;
  return month >= 1 && month <= 12 ? month : undefined;
};

/** Four figures of the centuries in which somebody keeps a budget, or two up to 79, which are of 2000. */
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
  const day = Number(/^(\d{1,2})(?:er|st|nd|rd|th)?$/u.exec(dayText)?.[1] ?? 0);
  if (!start || year === undefined || month === undefined) return undefined;
  return day >= 1 && day <= daysInMonth(year, month) ? { ...start, day } : undefined;
};

/** The latest month of this name that is not after the sheet's. */
const latest = (month: number | undefined, sheetMonth: Month): DueStart | undefined => {
  if (month === undefined) return undefined;
  const monthsAgo = (sheetMonth + 13 - month) % 12;
  return { month: sheetMonth - monthsAgo, day: undefined, isYearAssumed: true };
};

const figuresOrName = (word: string): number | undefined => monthNamed(word) ?? monthInFigures(word);

const dayIn = (first: string, second: string, third: string): DueStart | undefined =>
  startOn(yearIn(third), figuresOrName(second), first) ?? startOn(fullYearIn(first), monthInFigures(second), third);

const monthIn = (first: string, second: string): DueStart | undefined =>
  startIn(yearIn(second), figuresOrName(first)) ?? startIn(fullYearIn(first), monthInFigures(second));

/**
 * The month, and the day if there is one, in which a provision begins, out of its start as it was typed, in French or English:
 * `déc. 2025`, `12/25`, `2025-12`, `15/12/2025`, `2025-12-15`. A month alone is the latest one that is not after `sheetMonth`;
 * undefined for anything else. Source: docs/specification.md#provision-start.
 */
export const readDueStart = (text: string, sheetMonth: Month): DueStart | undefined => {
  const [first, second, third, ...rest] = plainWords(text).split(' ');
  if (first === undefined || rest.length > 0) return undefined;
  if (second === undefined) return latest(monthNamed(first), sheetMonth);
  return third === undefined ? monthIn(first, second) : dayIn(first, second, third);
};
