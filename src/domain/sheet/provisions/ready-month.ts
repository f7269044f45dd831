import { multiply, subtract } from '../../money/money.ts';
import { readDueStart } from './due-start.ts';
import type { Month } from '../month.ts';
import { monthsOfPeriodicity } from './periodicity.ts';
import type { ProvisionDraft } from '../sheet.ts';

/** The month that a sheet is in, and whether its payments are in already. */
export type PaymentMonth = { readonly month: Month; readonly isPaid: boolean };

/** What a provision that nothing was deducted from says of its payments. */
export type PaymentTerms = Omit<ProvisionDraft, 'name' | 'deductions'>;

/** The month in which the round that runs in `month` has begun; `start` itself where that is still to come. */
export const currentRound = (start: Month, periodicity: number, month: Month): Month =>
  start + Math.max(0, Math.floor((month - start) / periodicity)) * periodicity;

/** Many count the payments of each round anew, and leave the start as it is: a round begins where they all fit into it. */
export const roundOf = (start: Month, periodicity: number, payments: number, month: Month): Month => {
  const current = currentRound(start, periodicity, month);
  return payments <= month - current + 1 ? current : start;
};

/** The month of the next payment of a provision that begins in `start`. */
export const nextPayment = (start: Month, payments: number, { month, isPaid }: PaymentMonth): Month => {
  const isThisMonthIn = start <= month && (isPaid || payments >= month - start + 1);
  return Math.max(month, start) + (isThisMonthIn ? 1 : 0);
};

const monthReached = (start: Month, terms: PaymentTerms, moment: PaymentMonth): number => {
  const { price, monthlyPayment, numberMonthlyPayments: payments } = terms;
  const missing = Number(subtract(price, multiply(monthlyPayment, payments)));
  return missing <= 0 ? moment.month : nextPayment(start, payments, moment) + Math.ceil(missing / monthlyPayment);
};

/**
 * The month by which the money of a provision is there: the one after the last payment that it takes; undefined where that is later
 * than the month in which it is needed, where that month is over, and where periodicity or start cannot be read. Source:
 * docs/specification.md#provision-ready.
 */
export const readyMonthOf = (terms: PaymentTerms, moment: PaymentMonth): Month | undefined => {
  const { price, monthlyPayment, numberMonthlyPayments: payments } = terms;
  const periodicity = monthsOfPeriodicity(terms.periodicity);
  const typed = readDueStart(terms.start, moment.month)?.month;
  if (periodicity === undefined || typed === undefined || price <= 0 || monthlyPayment < 0) return undefined;
  const start = roundOf(typed, periodicity, payments, moment.month);
  const due = start + periodicity;
  const ready = monthReached(start, terms, moment);
  return due >= moment.month && ready <= due ? ready : undefined;
};
