import { multiply, subtract } from '../money/money.ts';
import { readDueStart } from './due-start.ts';
import type { Month } from './month.ts';
import { monthsOfPeriodicity } from './periodicity.ts';
import type { ProvisionDraft } from './sheet.ts';

/** The month that a sheet is in, and whether its payments are in already. */
export type PaymentMonth = { readonly month: Month; readonly isPaid: boolean };

/** What a provision that nothing was deducted from says of its payments. */
export type PaymentTerms = Omit<ProvisionDraft, 'name' | 'deductions'>;

/** The month in which the round that runs in `month` has begun; `start` itself where that is still to come. */
export const currentRound = (start: Month, periodicity: number, month: Month): Month =>
  start + Math.max(0, Math.floor((month - start) / periodicity)) * periodicity;

/** Many count the payments of each round anew, and leave the start as it is: a round begins where they all fit into it. */
const roundOf = (start: Month, periodicity: number, payments: number, month: Month): Month => {
  const current = currentRound(start, periodicity, month);
  return payments <= month - current + 1 ? current : start;
};

/** The payments from `month` until the money is needed, of which the last is the month before. */
const paymentsToCome = (start: Month, due: Month, payments: number, { month, isPaid }: PaymentMonth): number => {
  const isThisMonthIn = start <= month && (isPaid || payments >= month - start + 1);
  return Math.max(0, due - Math.max(month, start) - (isThisMonthIn ? 1 : 0));
};

/**
 * The month in which the money of a provision is needed, if it is there by then; undefined where it will not be, where that month is
 * over, and where periodicity or start cannot be read. Source: docs/specification.md#provision-ready.
 */
export const readyMonthOf = (terms: PaymentTerms, moment: PaymentMonth): Month | undefined => {
  const { price, monthlyPayment, numberMonthlyPayments: payments } = terms;
  const periodicity = monthsOfPeriodicity(terms.periodicity);
  const typed = readDueStart(terms.start, moment.month)?.month;
  if (periodicity === undefined || typed === undefined || price <= 0 || monthlyPayment < 0) return undefined;
  const start = roundOf(typed, periodicity, payments, moment.month);
  const due = start + periodicity;
  const atTheDate = multiply(monthlyPayment, payments + paymentsToCome(start, due, payments, moment));
  return due >= moment.month && Number(subtract(atTheDate, price)) >= 0 ? due : undefined;
};
