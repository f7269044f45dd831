import { type Amount, quotientRoundedUp } from '../money/money.ts';
import type { DueMonth } from '../sheet/provisions/due-month-text.ts';
import { type DueProvision, dueProvision, type SheetMoment } from '../sheet/provisions/due-provision.ts';
import type { Month } from '../sheet/month.ts';
import { monthsOfPeriodicity } from '../sheet/provisions/periodicity.ts';
import { nextPayment } from '../sheet/provisions/ready-month.ts';
import type { Provision } from '../sheet/sheet.ts';
import { type MissingInput, readAmount, readPaymentCount, readWholeNumber, valueIn } from './input.ts';
import { emptyProvisionFields, missingInProvision, type ProvisionFields } from './provision-draft.ts';
import { type ProvisionFormat, readDue, startText } from './provision-due.ts';

/** The typed texts of a new provision's form: its six fields and its due month. */
export type NewProvisionFields = ProvisionFields & { readonly due: string };
export type NewProvisionField = keyof NewProvisionFields;

/** The fields in the order of the form: main fields, then details. */
export const newProvisionFields = [
  'name',
  'price',
  'due',
  'periodicity',
  'start',
  'monthlyPayment',
  'numberMonthlyPayments',
] as const satisfies readonly NewProvisionField[];

/** The problem of each field when it is empty. */
export const missingInNewProvision: Record<NewProvisionField, MissingInput> = {
  ...missingInProvision,
  due: 'dueMissing',
};

/** The fields of an empty form. */
export const emptyNewProvision: NewProvisionFields = { ...emptyProvisionFields, due: '' };

const isBlank = (text: string): boolean => text.trim() === '';

/** Whether all fields are blank. */
export const isNothingTyped = (fields: NewProvisionFields): boolean => Object.values(fields).every(isBlank);

/**
 * The fields after typing. The due month determines the start and the reverse, so typing in either field clears the other field.
 * Source: docs/specification.md#provision-due-in.
 */
export const withTyped = (fields: NewProvisionFields, changes: Partial<NewProvisionFields>): NewProvisionFields => ({
  ...fields,
  ...(isBlank(changes.due ?? '') ? {} : { start: '' }),
  ...(isBlank(changes.start ?? '') ? {} : { due: '' }),
  ...changes,
});

const typedOr = (typed: string, fallback: string): string => (isBlank(typed) ? fallback : typed);

/** The period in years, long enough that the provision starts before its due month. */
const yearsTo = (due: Month | undefined, { month }: SheetMoment): number =>
  due === undefined ? 1 : Math.max(1, Math.ceil((due - month) / 12));

const startBefore = (due: DueMonth, periodicity: string, format: ProvisionFormat): string =>
  startText(due.month - (monthsOfPeriodicity(periodicity) ?? 12), due, format);

/** A sufficient monthly payment, with the price and the number of months that it is computed from. */
type ProposedPayment = { readonly payment: number; readonly price: Amount; readonly months: number };

/** The number of months to divide the price by, including months already paid. */
const monthsFor = (fields: ProvisionFields, price: Amount, due: Month | undefined, moment: SheetMoment) => {
  const paid = valueIn(readPaymentCount(fields.numberMonthlyPayments)) ?? 0;
  const planned = planOf({ ...fields, monthlyPayment: String(quotientRoundedUp(price, 1)) }, moment);
  if (planned) return Math.max(1, planned.payments + paid);
  if (due !== undefined) return Math.max(1, due - nextPayment(moment.month, 0, moment) + paid);
  if (isBlank(fields.start)) return undefined;
  return monthsOfPeriodicity(fields.periodicity) ?? (paid > 1 ? paid : undefined);
};

const proposedPayment = (fields: ProvisionFields, due: Month | undefined, moment: SheetMoment) => {
  const price = valueIn(readAmount(fields.price));
  if (price === undefined) return undefined;
  if (price <= 0) return { payment: 0, price, months: 1 };
  const months = monthsFor(fields, price, due, moment);
  return months === undefined ? undefined : { payment: quotientRoundedUp(price, months), price, months };
};

/**
 * When a provision with these fields is due, and whether the money suffices; undefined while a needed field is empty or invalid.
 * Source: docs/specification.md#provision-plan.
 */
export const planOf = (fields: ProvisionFields, moment: SheetMoment): DueProvision | undefined => {
  const price = valueIn(readAmount(fields.price));
  const monthlyPayment = valueIn(readWholeNumber(fields.monthlyPayment));
  const numberMonthlyPayments = valueIn(readPaymentCount(fields.numberMonthlyPayments));
  if (price === undefined || monthlyPayment === undefined || numberMonthlyPayments === undefined) return undefined;
  const { periodicity, start } = fields;
  const provision: Provision = {
    id: '',
    name: '',
    periodicity,
    start,
    price,
    monthlyPayment,
    numberMonthlyPayments,
    deductions: '',
  };
  return dueProvision(provision, moment);
};

/** The six fields of a new provision. `proposed` is the monthly payment if the user did not type one. */
export type FilledProvision = { readonly fields: ProvisionFields; readonly proposed: ProposedPayment | undefined };

/**
 * The six fields to store. Fields that the user did not type are derived from price and due month, with no payment made yet.
 * Source: docs/specification.md#provision-due-in, docs/specification.md#provision-proposed.
 */
export const filledProvision = (
  typed: NewProvisionFields,
  moment: SheetMoment,
  format: ProvisionFormat,
): FilledProvision => {
  const { due: dueText, ...own } = typed;
  const due = valueIn(readDue(dueText, moment.month));
  const periodicity = typedOr(own.periodicity, format.everyYears(yearsTo(due?.month, moment)));
  const known = {
    ...own,
    periodicity,
    start: typedOr(own.start, due ? startBefore(due, periodicity, format) : ''),
    numberMonthlyPayments: typedOr(own.numberMonthlyPayments, '0'),
  };
  const proposed = proposedPayment(known, due?.month, moment);
  const monthlyPayment = typedOr(own.monthlyPayment, proposed ? String(proposed.payment) : '');
  return { fields: { ...known, monthlyPayment }, proposed };
};
