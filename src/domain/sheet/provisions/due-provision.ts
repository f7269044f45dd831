import { add, type Decimal, multiply, quotientRoundedUp, subtract, sum } from '../../money/money.ts';
import { spentIn, withCorrection } from './deductions.ts';
import { isReadableMonth, readDueStart } from './due-start.ts';
import { lastMonth, type Month } from '../month.ts';
import { monthsOfPeriodicity } from './periodicity.ts';
import { provisionTotal } from './provision.ts';
import { currentRound, nextPayment, type PaymentMonth, roundOf } from './ready-month.ts';
import type { Provision, ProvisionChanges } from '../sheet.ts';

/** The month and the day of the month that a sheet is at, and whether the month's payments are in already. */
export type DueMoment = PaymentMonth & { readonly day: number };

/** When a provision is due next, and whether the money will be there. */
export type DueProvision = {
  readonly provision: Provision;
  readonly due: Month;
  /** The day of the month, 1 to 31; undefined where the start says none. */
  readonly day: number | undefined;
  /** Whether the start was typed without its year. */
  readonly isYearAssumed: boolean;
  /** Whether that day has come, and it was not deducted. */
  readonly isOverdue: boolean;
  /** What was deducted for it already. */
  readonly deducted: Decimal;
  /** What of its price is still to be paid. */
  readonly needed: Decimal;
  /** What is set aside. */
  readonly aside: Decimal;
  /** How many payments are still to come before it is due. */
  readonly payments: number;
  /** The month of the next payment. */
  readonly nextPayment: Month;
  /** What is there when it is due. */
  readonly atDate: Decimal;
  /** What is there more than is needed; below zero what is short. */
  readonly gap: Decimal;
  /** The whole monthly payment that suffices, where the present one does not and there are some to come. */
  readonly suggested: number | undefined;
};

/** What a provision says of its rounds, whenever they start. */
type Terms = {
  /** How many months each round takes. */
  readonly periodicity: number;
  /** What was spent: all deductions but the corrections. */
  readonly spent: Decimal;
};

const isAtLeast = (one: Decimal | number, other: Decimal | number): boolean => Number(subtract(one, other)) >= 0;
const atLeastZero = (amount: Decimal): Decimal => (isAtLeast(amount, 0) ? amount : '0');

/** Whether one payment makes the whole price, and it was made or nothing was. */
const isPaidAtOnce = (provision: Provision, spent: Decimal): boolean => {
  const { price, monthlyPayment, numberMonthlyPayments: payments } = provision;
  const aside = provisionTotal(provision);
  if (payments > 1 || !isAtLeast(aside, 0)) return false;
  return isAtLeast(payments === 0 ? monthlyPayment : add(aside, spent), price);
};

/** A round that ends in `month` goes on where one payment of that month makes its price. */
const presentRound = (provision: Provision, start: Month, { periodicity, spent }: Terms, month: Month): Month => {
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

/** The month of the next payment, and how many are still to come before the provision is due. */
const paymentsTo = (due: Month, round: Month, provision: Provision, moment: PaymentMonth) => {
  const { price, monthlyPayment, numberMonthlyPayments } = provision;
  const next = nextPayment(round, numberMonthlyPayments, moment);
  const isDueNow = due === moment.month && next === due && numberMonthlyPayments === 0;
  const payments = isDueNow && isAtLeast(monthlyPayment, price) ? 1 : Math.max(0, due - next);
  return { next, payments };
};

/** How many times the price was spent as a whole. */
const timesSpent = (spent: Decimal, price: number): number => {
  const near = Math.max(0, Math.round(Number(spent) / price));
  return isAtLeast(spent, multiply(near, price)) || near === 0 ? near : near - 1;
};

/** Which one is due next: it counts until it is deducted, or as settled where its month is over and the bill was smaller. */
const nextOccurrence = (round: Month, { periodicity, spent }: Terms, price: number, month: Month): number => {
  const whole = timesSpent(spent, price);
  const isOver = round + (whole + 1) * periodicity < month;
  return isOver && !isAtLeast(multiply(whole, price), spent) ? whole + 1 : whole;
};

/** Where the present round of a provision begins that starts in `start`, which of its occurrences is due next, and when. */
const nextDue = (provision: Provision, start: Month, terms: Terms, month: Month) => {
  const round = presentRound(provision, start, terms, month);
  const occurrence = nextOccurrence(round, terms, provision.price, month);
  return { round, occurrence, due: round + (occurrence + 1) * terms.periodicity };
};

const hasCome = (due: Month, dueDay: number | undefined, { month, day }: DueMoment): boolean =>
  due < month || (due === month && (dueDay ?? 1) <= day);

/**
 * When a provision is due next, and whether the money will be there; undefined where its periodicity, its start or its deductions
 * cannot be read, where it has no price above zero, or a payment below zero. Source: docs/specification.md#provision-due.
 */
export const dueProvision = (provision: Provision, moment: DueMoment): DueProvision | undefined => {
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
  const atDate = add(aside, multiply(monthlyPayment, payments));
  const gap = subtract(atDate, needed);
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
    atDate,
    gap,
    suggested: isAtLeast(gap, 0) || payments === 0 ? undefined : quotientRoundedUp(subtract(needed, aside), payments),
  };
};

/** Which occurrence is due next, also where the start cannot be read. */
const presentOccurrence = (provision: Provision, terms: Terms, month: Month): number => {
  const start = readDueStart(provision.start, month);
  return start ? nextDue(provision, start.month, terms, month).occurrence : timesSpent(terms.spent, provision.price);
};

/**
 * The month in which a provision has to start to be due in `due`, with the same payments and deductions; undefined where no start leads
 * there: one payment of this month does not make the price, or a deduction would count for another bill. Source:
 * docs/specification.md#provision-due-edit.
 */
export const startForDue = (provision: Provision, due: Month, { month }: PaymentMonth): Month | undefined => {
  const terms = termsOf(provision);
  if (!terms) return undefined;
  const occurrence = presentOccurrence(provision, terms, month);
  const start = due - (occurrence + 1) * terms.periodicity;
  const next = nextDue(provision, start, terms, month);
  return next.due === due && next.occurrence === occurrence && isReadableMonth(start) ? start : undefined;
};

/**
 * Another monthly payment, and a correction that keeps what is set aside: the payments that were made were others. Source:
 * docs/specification.md#payment-correction.
 */
export const withPayment = (provision: Provision, monthlyPayment: number): ProvisionChanges => {
  const correction = (monthlyPayment - provision.monthlyPayment) * provision.numberMonthlyPayments;
  if (correction === 0) return { monthlyPayment };
  return { monthlyPayment, deductions: withCorrection(provision.deductions, correction) };
};

/**
 * Whether the payment of this month is still to be counted: where a due date is known, it is before that date and not among the
 * payments that are counted. Source: docs/specification.md#payments-count.
 */
export const awaitsPayment = (provision: Provision, { month, day }: Omit<DueMoment, 'isPaid'>): boolean => {
  if (provision.monthlyPayment === 0) return false;
  const due = dueProvision(provision, { month, day, isPaid: false });
  return due === undefined || (due.payments > 0 && due.nextPayment === month);
};

/** What all provisions that have a due date come to. */
export type DueTotals = {
  /** What will be short, below zero. */
  readonly short: Decimal;
  /** The monthly payments, where one does not suffice the one that does. */
  readonly suggested: Decimal;
  /** What is needed within three months. */
  readonly soon: Decimal;
};

/** Source: docs/specification.md#provision-due-totals. */
export const dueTotals = (provisions: readonly DueProvision[], { month }: PaymentMonth): DueTotals => ({
  short: sum(provisions.flatMap(({ gap }) => (isAtLeast(gap, 0) ? [] : gap))),
  suggested: sum(provisions.map(({ suggested, provision }) => suggested ?? provision.monthlyPayment)),
  soon: sum(provisions.flatMap(({ due, needed }) => (due <= month + 3 ? needed : []))),
});
