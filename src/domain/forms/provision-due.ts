import { daysInMonth } from '../calendar/day.ts';
import { type DueMonth, readDueMonth } from '../sheet/provisions/due-month-text.ts';
import { type SheetMoment, dueProvision, type DueProvision, startForDue } from '../sheet/provisions/due-provision.ts';
import type { Month } from '../sheet/month.ts';
import { monthsOfPeriodicity } from '../sheet/provisions/periodicity.ts';
import type { Provision } from '../sheet/sheet.ts';
import type { InputReading } from './input.ts';

/** Formats periodicities and months in the app's language for a provision's fields. */
export type ProvisionFormat = {
  /** `annuelle`, `tous les 2 ans`. */
  readonly everyYears: (years: number) => string;
  /** `mars 2026`, `15 mars 2026`. */
  readonly month: (month: Month, day?: number) => string;
};

const lastDayOf = (month: Month): number => daysInMonth(Math.floor(month / 12), (month % 12) + 1);

/** Reads the due month. A due month before `month` is refused as past. Source: docs/specification.md#provision-due-in. */
export const readDue = (text: string, month: Month): InputReading<DueMonth> => {
  if (text.trim() === '') return { kind: 'empty' };
  const due = readDueMonth(text, month);
  if (!due) return { kind: 'refused', problem: { why: 'dueUnread' } };
  return due.month < month
    ? { kind: 'refused', problem: { why: 'duePassed', month: due.month } }
    : { kind: 'value', value: due };
};

/** The due month as text: `mars 2027`, `15 mars 2027`. Empty if unknown. */
export const dueText = (plan: Pick<DueProvision, 'due' | 'day'> | undefined, format: ProvisionFormat): string =>
  plan ? format.month(plan.due, plan.day && Math.min(plan.day, lastDayOf(plan.due))) : '';

/** The start as text, with the due day if `month` has that day. */
export const startText = (month: Month, { day }: DueMonth, format: ProvisionFormat): string =>
  format.month(month, day === undefined || day > lastDayOf(month) ? undefined : day);

/** A new due month, and the start that makes the provision due in that month. */
export type MovedDue = DueMonth & { readonly start: string };

/**
 * Reads a new due month of a provision, keeping its payments and deductions. Refused if no start leads to that month.
 * Source: docs/specification.md#provision-due-edit.
 */
export const readDueOf = (
  provision: Provision,
  text: string,
  moment: SheetMoment,
  format: ProvisionFormat,
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
    return { kind: 'value', value: { month, day, start: startText(start, reading.value, format) } };
  const isPeriodicityRead = monthsOfPeriodicity(provision.periodicity) !== undefined;
  return { kind: 'refused', problem: { why: isPeriodicityRead ? 'dueUnreachable' : 'duePeriodicity' } };
};
