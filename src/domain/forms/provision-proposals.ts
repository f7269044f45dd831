import { nameKey, plainWords } from '../lib/text.ts';
import { type Amount, type Decimal, multiply, subtract } from '../money/money.ts';
import { readDueStart } from '../sheet/provisions/due-start.ts';
import type { Month } from '../sheet/month.ts';
import { type PaymentMonth, type PaymentTerms, readyMonthOf } from '../sheet/provisions/ready-month.ts';
import { readAmount, readPaymentCount, readWholeNumber, valueIn } from './input.ts';
import type { ProvisionFields } from './provision-draft.ts';

/** What the fields of a provision come to. */
export type ProvisionOutlook = {
  readonly aside: Decimal;
  readonly price: Amount;
  /** The month of the last payment that the price takes, where it comes in time, or that all are made; undefined where that cannot be said. */
  readonly lastPayment: Month | 'made' | undefined;
  /** How many payments count as made already, where that is more than there can have been. */
  readonly doubtfulCount: number | undefined;
};

const isAbove = (amount: Decimal, other: Amount): boolean => Number(subtract(amount, other)) > 0;

const isMoreThanSinceStart = (payments: number, start: string, { month }: PaymentMonth): boolean => {
  const begun = readDueStart(start, month)?.month;
  return begun !== undefined && payments > Math.max(0, month - begun + 1);
};

/** The terms in the fields, nothing for those that cannot be read; undefined until there is a price above zero. */
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

const lastPaymentOf = (terms: PaymentTerms, moment: PaymentMonth): ProvisionOutlook['lastPayment'] => {
  const ready = readyMonthOf(terms, moment);
  if (ready === undefined) return undefined;
  return ready === moment.month ? 'made' : ready - 1;
};

/**
 * What the fields come to; undefined until there is a price above zero. Of a provision from which something was deducted, neither the last
 * payment is said nor whether there are too many. Source: docs/specification.md#provision-ready.
 */
export const provisionOutlook = (
  fields: ProvisionFields,
  moment: PaymentMonth,
  deducted: Decimal = '0',
): ProvisionOutlook | undefined => {
  const terms = termsIn(fields);
  if (!terms) return undefined;
  const { price, start, numberMonthlyPayments: payments } = terms;
  const aside = subtract(multiply(terms.monthlyPayment, payments), deducted);
  if (deducted !== '0') return { aside, price, lastPayment: undefined, doubtfulCount: undefined };
  const isTooMuch = payments > 0 && (isAbove(aside, price) || isMoreThanSinceStart(payments, start, moment));
  return isTooMuch
    ? { aside, price, lastPayment: undefined, doubtfulCount: payments }
    : { aside, price, lastPayment: lastPaymentOf(terms, moment), doubtfulCount: undefined };
};

const startsInUpperCase = (text: string): boolean => /^\p{Lu}/u.test(text);
const withUpperCase = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The texts of other provisions, the most frequent first, before the common ones, which are written as that is; each once. */
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

/** The texts that begin like what is typed, without regard to case and accents. */
export const beginningLike = (texts: readonly string[], typed: string): readonly string[] =>
  texts.filter((text) => plainWords(text).startsWith(plainWords(typed)));
