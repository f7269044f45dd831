import { multiply, subtract } from '../../money/money.ts';
import { readDueStart } from './due-start-text.ts';
import type { Month } from '../month.ts';
import { monthsOfPeriodicity } from './periodicity.ts';
import type { ProvisionDraft } from '../sheet.ts';

/** A sheet's current month, and whether its payments are made. */
export type PaymentMonth = { readonly month: Month; readonly isPaid: boolean };

/** The payment terms of a provision without deductions. */
export type PaymentTerms = Omit<ProvisionDraft, 'name' | 'deductions'>;

/** The start of the round that contains `month`; `start` itself if it is later. */
export const currentRound = (start: Month, periodicity: number, month: Month): Month =>
  start + Math.max(0, Math.floor((month - start) / periodicity)) * periodicity;

/** The start of the round that the payment count belongs to. Some users restart the count each round without moving the start. */
export const roundOf = (start: Month, periodicity: number, payments: number, month: Month): Month => {
  const current = currentRound(start, periodicity, month);
  return payments <= month - current + 1 ? current : start;
};

/** The month of the next payment of a provision that starts in `start`. */
export const nextPayment = (start: Month, payments: number, { month, isPaid }: PaymentMonth): Month => {
  const isThisMonthPaid = start <= month && (isPaid || payments >= month - start + 1);
  return Math.max(month, start) + (isThisMonthPaid ? 1 : 0);
};

const monthReached = (start: Month, terms: PaymentTerms, moment: PaymentMonth): number => {
  const { price, monthlyPayment, numberMonthlyPayments: payments } = terms;
  const missing = Number(subtract(price, multiply(monthlyPayment, payments)));
  return missing <= 0 ? moment.month : nextPayment(start, payments, moment) + Math.ceil(missing / monthlyPayment);
};

/**
 * The month in which a provision is fully saved: the month after its last payment. Undefined if that month is after the due month, the
 * due month is past, or periodicity or start are unreadable. Source: docs/specification.md#provision-ready.
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
