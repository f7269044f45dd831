import { daysInMonth } from '../calendar/day.ts';
import { type DueMonth, readDueMonth } from '../sheet/provisions/due-month.ts';
import { type DueMoment, dueProvision, type DueProvision, startForDue } from '../sheet/provisions/due-provision.ts';
import type { Month } from '../sheet/month.ts';
import { monthsOfPeriodicity } from '../sheet/provisions/periodicity.ts';
import type { Provision } from '../sheet/sheet.ts';
import type { InputReading } from './input.ts';

/** How the app's language writes periodicities and months in the fields of a provision. */
export type ProvisionWords = {
  /** `annuelle`, `tous les 2 ans`. */
  readonly everyYears: (years: number) => string;
  /** `mars 2026`, `15 mars 2026`. */
  readonly month: (month: Month, day?: number) => string;
};

const lastDayOf = (month: Month): number => daysInMonth(Math.floor(month / 12), (month % 12) + 1);

/** Reads the month to pay in; one before `month` is over. Source: docs/specification.md#provision-due-in. */
export const readDue = (text: string, month: Month): InputReading<DueMonth> => {
  if (text.trim() === '') return { kind: 'empty' };
  const due = readDueMonth(text, month);
  if (!due) return { kind: 'refused', problem: { why: 'dueUnread' } };
  return due.month < month
    ? { kind: 'refused', problem: { why: 'duePassed', month: due.month } }
    : { kind: 'value', value: due };
};

/** When a provision is due: `mars 2027`, `15 mars 2027`; the last day of a month that is shorter. Empty where that is not known. */
export const dueText = (plan: Pick<DueProvision, 'due' | 'day'> | undefined, words: ProvisionWords): string =>
  plan ? words.month(plan.due, plan.day && Math.min(plan.day, lastDayOf(plan.due))) : '';

/** The start in `month`, with the day of the month to pay in where `month` has it. */
export const startText = (month: Month, { day }: DueMonth, words: ProvisionWords): string =>
  words.month(month, day === undefined || day > lastDayOf(month) ? undefined : day);

/** The month in which a provision is to be due, and the start that makes it so. */
export type MovedDue = DueMonth & { readonly start: string };

/**
 * Reads the month in which a provision is to be due from now on, with the payments and deductions that it has. Refused where no start
 * leads there. Source: docs/specification.md#provision-due-edit.
 */
export const readDueOf = (
  provision: Provision,
  text: string,
  moment: DueMoment,
  words: ProvisionWords,
): InputReading<MovedDue> => {
  const reading = readDue(text, moment.month);
  if (reading.kind !== 'value') return reading;
  const { month, day } = reading.value;
  const present = dueProvision(provision, moment);
  if (present?.due === month && present.day === day) {
    return { kind: 'value', value: { month, day, start: provision.start } };
  }
  const start = startForDue(provision, month, moment);
  if (start !== undefined)
    return { kind: 'value', value: { month, day, start: startText(start, reading.value, words) } };
  const isPeriodicityRead = monthsOfPeriodicity(provision.periodicity) !== undefined;
  return { kind: 'refused', problem: { why: isPeriodicityRead ? 'dueUnreachable' : 'duePeriodicity' } };
};
