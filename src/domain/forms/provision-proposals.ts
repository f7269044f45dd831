import { nameKey, plainWords } from '../lib/text.ts';
import { type Amount, type Decimal, multiply, subtract } from '../money/money.ts';
import { readDueStart } from '../sheet/provisions/due-start-text.ts';
import type { Month } from '../sheet/month.ts';
import { type PaymentMonth, type PaymentTerms, readyMonthOf } from '../sheet/provisions/ready-month.ts';
import { readAmount, readPaymentCount, readWholeNumber, valueIn } from './input.ts';
import type { ProvisionFields } from './provision-draft.ts';

/** The savings that the fields of a provision lead to. */
export type ProvisionProgress = {
  /** The amount set aside. */
  readonly aside: Decimal;
  readonly price: Amount;
  /** The month of the last necessary payment, if before the due month. `made` if no payment is left, undefined if unknown. */
  readonly lastPayment: Month | 'made' | undefined;
  /** The typed number of payments, if there were not enough months for that many payments. */
  readonly implausibleCount: number | undefined;
};

const isAbove = (amount: Decimal, other: Amount): boolean => Number(subtract(amount, other)) > 0;

const isMoreThanSinceStart = (payments: number, start: string, { month }: PaymentMonth): boolean => {
  const begun = readDueStart(start, month)?.month;
  return begun !== undefined && payments > Math.max(0, month - begun + 1);
};

/** The terms in the fields, with 0 for invalid numbers; undefined without a positive price. */
const termsIn = (fields: ProvisionFields): PaymentTerms | undefined => {
  const price = valueIn(readAmount(fields.price));
  if (price === undefined || price <= 0) return undefined;
  return {
    periodicity: fields.periodicity,
    start: fields.start,
    price,
    monthlyPayment: valueIn(readWholeNumber(fields.monthlyPayment)) ?? 0,
    numberMonthlyPayments: valueIn(readPaymentCount(fields.numberMonthlyPayments)) ?? 0,
  };
};

const lastPaymentOf = (terms: PaymentTerms, moment: PaymentMonth): ProvisionProgress['lastPayment'] => {
  const ready = readyMonthOf(terms, moment);
  if (ready === undefined) return undefined;
  return ready === moment.month ? 'made' : ready - 1;
};

/**
 * The savings that the fields lead to; undefined without a positive price. With deductions, the last payment and an implausible count
 * are unknown. Source: docs/specification.md#provision-ready.
 */
export const provisionProgress = (
  fields: ProvisionFields,
  moment: PaymentMonth,
  deducted: Decimal = '0',
): ProvisionProgress | undefined => {
  const terms = termsIn(fields);
  if (!terms) return undefined;
  const { price, start, numberMonthlyPayments: payments } = terms;
  const aside = subtract(multiply(terms.monthlyPayment, payments), deducted);
  if (deducted !== '0') return { aside, price, lastPayment: undefined, implausibleCount: undefined };
  const isTooMuch = payments > 0 && (isAbove(aside, price) || isMoreThanSinceStart(payments, start, moment));
  return isTooMuch
    ? { aside, price, lastPayment: undefined, implausibleCount: payments }
    : { aside, price, lastPayment: lastPaymentOf(terms, moment), implausibleCount: undefined };
};

const startsInUpperCase = (text: string): boolean => /^\p{Lu}/u.test(text);
const withUpperCase = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The user's own texts by frequency, then the common texts, capitalised like the first own text. Each text appears once. */
export const ownTextsFirst = (own: readonly string[], common: readonly string[]): readonly string[] => {
  const counts = new Map<string, { readonly text: string; readonly count: number }>();
  for (const text of own) {
    const key = nameKey(text);
    if (key !== '') counts.set(key, { text: text.trim(), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const texts = [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ text }) => text);
  const others = common.filter((text) => !counts.has(nameKey(text)));
  return [...texts, ...(startsInUpperCase(texts[0] ?? '') ? others.map(withUpperCase) : others)];
};

/** The texts that start with the typed text, ignoring case and accents. */
export const startingWith = (texts: readonly string[], typed: string): readonly string[] =>
  texts.filter((text) => plainWords(text).startsWith(plainWords(typed)));
