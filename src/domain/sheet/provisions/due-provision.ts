import { add, type Decimal, multiply, quotientRoundedUp, subtract, sum } from '../../money/money.ts';
import { spentIn, withCorrection } from './deductions.ts';
import { isReadableMonth, readDueStart } from './due-start-text.ts';
import { lastMonth, type Month } from '../month.ts';
import { monthsOfPeriodicity } from './periodicity.ts';
import { provisionTotal } from './provision.ts';
import { currentRound, nextPayment, type PaymentMonth, roundOf } from './ready-month.ts';
import type { Provision, ProvisionChanges } from '../sheet.ts';

/** A sheet's current month and day of the month, and whether the month's payments are made. */
export type SheetMoment = PaymentMonth & { readonly day: number };

/** The next due date of a provision, and whether the money suffices. */
export type DueProvision = {
  readonly provision: Provision;
  readonly due: Month;
  /** The day of the month, 1 to 31; undefined if the start has none. */
  readonly day: number | undefined;
  /** Whether the start was typed without a year. */
  readonly isYearAssumed: boolean;
  /** Whether the due day has passed without a deduction. */
  readonly isOverdue: boolean;
  /** The amount deducted for this occurrence. */
  readonly deducted: Decimal;
  /** The part of the price that is not deducted yet. */
  readonly needed: Decimal;
  /** The amount set aside. */
  readonly aside: Decimal;
  /** The number of payments left until the due date. */
  readonly payments: number;
  /** The month of the next payment. */
  readonly nextPayment: Month;
  /** The amount set aside on the due date. */
  readonly asideWhenDue: Decimal;
  /** `asideWhenDue` minus `needed`; negative if short. */
  readonly gap: Decimal;
  /** The whole monthly payment that suffices. Undefined if the current payment suffices or no payment is left. */
  readonly suggested: number | undefined;
};

/** The terms of a provision, without its start. A round lasts from one occurrence to the next. */
type Terms = {
  /** Months per round. */
  readonly periodicity: number;
  /** All deductions except corrections. */
  readonly spent: Decimal;
};

const isAtLeast = (one: Decimal | number, other: Decimal | number): boolean => Number(subtract(one, other)) >= 0;
const atLeastZero = (amount: Decimal): Decimal => (isAtLeast(amount, 0) ? amount : '0');

/** Whether a single payment covers the price, even if it is not made yet. */
const isPaidAtOnce = (provision: Provision, spent: Decimal): boolean => {
  const { price, monthlyPayment, numberMonthlyPayments: payments } = provision;
  const aside = provisionTotal(provision);
  if (payments > 1 || !isAtLeast(aside, 0)) return false;
  return isAtLeast(payments === 0 ? monthlyPayment : add(aside, spent), price);
};

/** The start of the current round. A round that ends in `month` continues if a single payment of that month covers the price. */
const roundStart = (provision: Provision, start: Month, { periodicity, spent }: Terms, month: Month): Month => {
  const isEnding = start < month && currentRound(start, periodicity, month) === month && periodicity > 1;
  if (isEnding && isPaidAtOnce(provision, spent)) return month - periodicity;
  return roundOf(start, periodicity, provision.numberMonthlyPayments, month);
};

const termsOf = ({ price, monthlyPayment, periodicity: text, deductions }: Provision): Terms | undefined => {
  const periodicity = monthsOfPeriodicity(text);
  const spent = spentIn(deductions);
  if (price <= 0 || monthlyPayment < 0 || !periodicity || spent === undefined) return undefined;
  return { periodicity, spent };
};

/** The month of the next payment, and the number of payments until the due month. */
const paymentsTo = (due: Month, round: Month, provision: Provision, moment: PaymentMonth) => {
  const { price, monthlyPayment, numberMonthlyPayments } = provision;
  const next = nextPayment(round, numberMonthlyPayments, moment);
  const isDueNow = due === moment.month && next === due && numberMonthlyPayments === 0;
  const payments = isDueNow && isAtLeast(monthlyPayment, price) ? 1 : Math.max(0, due - next);
  return { next, payments };
};

const timesSpent = (spent: Decimal, price: number): number => {
  const near = Math.max(0, Math.round(Number(spent) / price));
  return isAtLeast(spent, multiply(near, price)) || near === 0 ? near : near - 1;
};

/** The index of the next occurrence. A deduction of the price settles an occurrence. After its month, a smaller deduction suffices. */
const nextOccurrence = (round: Month, { periodicity, spent }: Terms, price: number, month: Month): number => {
  const whole = timesSpent(spent, price);
  const isOver = round + (whole + 1) * periodicity < month;
  return isOver && !isAtLeast(multiply(whole, price), spent) ? whole + 1 : whole;
};

/** The start of the current round, and the index and due month of the next occurrence. */
const nextDue = (provision: Provision, start: Month, terms: Terms, month: Month) => {
  const round = roundStart(provision, start, terms, month);
  const occurrence = nextOccurrence(round, terms, provision.price, month);
  return { round, occurrence, due: round + (occurrence + 1) * terms.periodicity };
};

const hasCome = (due: Month, dueDay: number | undefined, { month, day }: SheetMoment): boolean =>
  due < month || (due === month && (dueDay ?? 1) <= day);

/**
 * When a provision is next due, and whether the money suffices. Undefined if its periodicity, start or deductions are unreadable, its
 * price is not positive or its payment is negative. Source: docs/specification.md#provision-due.
 */
export const dueProvision = (provision: Provision, moment: SheetMoment): DueProvision | undefined => {
  const { price, monthlyPayment } = provision;
  const terms = termsOf(provision);
  const start = readDueStart(provision.start, moment.month);
  if (!terms || !start) return undefined;
  const { round, occurrence, due } = nextDue(provision, start.month, terms, moment.month);
  if (due > lastMonth) return undefined;
  const deducted = atLeastZero(subtract(terms.spent, multiply(occurrence, price)));
  const needed = atLeastZero(subtract(price, deducted));
  const aside = provisionTotal(provision);
  const { next, payments } = paymentsTo(due, round, provision, moment);
  const asideWhenDue = add(aside, multiply(monthlyPayment, payments));
  const gap = subtract(asideWhenDue, needed);
  return {
    provision,
    due,
    day: start.day,
    isYearAssumed: start.isYearAssumed,
    isOverdue: hasCome(due, start.day, moment),
    deducted,
    needed,
    aside,
    payments,
    nextPayment: next,
    asideWhenDue,
    gap,
    suggested: isAtLeast(gap, 0) || payments === 0 ? undefined : quotientRoundedUp(subtract(needed, aside), payments),
  };
};

/** The index of the next occurrence, even if the start is unreadable. */
const currentOccurrence = (provision: Provision, terms: Terms, month: Month): number => {
  const start = readDueStart(provision.start, month);
  return start ? nextDue(provision, start.month, terms, month).occurrence : timesSpent(terms.spent, provision.price);
};

/**
 * The start month that makes a provision due in `due`, with unchanged payments and deductions. Undefined if there is no such start: one
 * payment of this month does not cover the price, or a deduction would count for another occurrence.
 * Source: docs/specification.md#provision-due-edit.
 */
export const startForDue = (provision: Provision, due: Month, { month }: PaymentMonth): Month | undefined => {
  const terms = termsOf(provision);
  if (!terms) return undefined;
  const occurrence = currentOccurrence(provision, terms, month);
  const start = due - (occurrence + 1) * terms.periodicity;
  const next = nextDue(provision, start, terms, month);
  return next.due === due && next.occurrence === occurrence && isReadableMonth(start) ? start : undefined;
};

/**
 * Changes the monthly payment, with a correction that keeps the amount set aside by earlier payments.
 * Source: docs/specification.md#payment-correction.
 */
export const withPayment = (provision: Provision, monthlyPayment: number): ProvisionChanges => {
  const correction = (monthlyPayment - provision.monthlyPayment) * provision.numberMonthlyPayments;
  if (correction === 0) return { monthlyPayment };
  return { monthlyPayment, deductions: withCorrection(provision.deductions, correction) };
};

/**
 * Whether this month's payment is not counted yet. Payments after a known due date do not count.
 * Source: docs/specification.md#payments-count.
 */
export const awaitsPayment = (provision: Provision, { month, day }: Omit<SheetMoment, 'isPaid'>): boolean => {
  if (provision.monthlyPayment === 0) return false;
  const due = dueProvision(provision, { month, day, isPaid: false });
  return due === undefined || (due.payments > 0 && due.nextPayment === month);
};

/** The totals of all provisions with a due date. */
export type DueTotals = {
  /** The sum of the negative gaps. */
  readonly shortfall: Decimal;
  /** The sum of the monthly payments. A payment that does not suffice is replaced by the suggested payment. */
  readonly suggested: Decimal;
  /** The amount needed within three months. */
  readonly neededSoon: Decimal;
};

/** Source: docs/specification.md#provision-due-totals. */
export const dueTotals = (provisions: readonly DueProvision[], { month }: PaymentMonth): DueTotals => ({
  shortfall: sum(provisions.flatMap(({ gap }) => (isAtLeast(gap, 0) ? [] : gap))),
  suggested: sum(provisions.map(({ suggested, provision }) => suggested ?? provision.monthlyPayment)),
  neededSoon: sum(provisions.flatMap(({ due, needed }) => (due <= month + 3 ? needed : []))),
});
