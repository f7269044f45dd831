import { Big } from 'big.js';
import type { Amount } from './sheet.ts';

/** The exact decimal text of a sum, in canonical form: equal sums are equal texts, and zero is always `0`. */
export type Decimal = `${number}`;

const isDecimal = (text: string): text is Decimal => Number.isFinite(Number(text));

const toDecimal = (value: Big): Decimal => {
  const text = value.toFixed();
  if (!isDecimal(text)) throw new RangeError('The sum exceeds every amount.');
  return text;
};

const toCents = (value: Amount | Decimal): Big => new Big(value).round(2, Big.roundHalfUp);

/**
 * The exact sum. A double counts as its shortest decimal text, which is what the user typed.
 * Throws when an amount is not finite.
 */
export const sum = (amounts: readonly (Amount | Decimal)[]): Decimal =>
  toDecimal(amounts.reduce((total, amount) => total.plus(amount), new Big(0)));

/** The exact sum of its arguments. Throws when one is not finite. */
export const add = (...decimals: readonly (Amount | Decimal)[]): Decimal => sum(decimals);

/** The exact difference `a - b`. Throws when one is not finite. */
export const subtract = (a: Amount | Decimal, b: Amount | Decimal): Decimal => toDecimal(new Big(a).minus(b));

/** The exact product. Throws when a factor is not finite. */
export const multiply = (a: Amount, b: Amount): Decimal => toDecimal(new Big(a).times(b));

/** The nearest amount in whole cents, halves away from zero. Source: specification, section 9, "Amounts shown with 2 decimals". */
export const roundToCents = (value: Amount | Decimal): Decimal => toDecimal(toCents(value));

/** The sign of the amount as shown: what rounds to 0.00 has none. */
export const signOf = (value: Amount | Decimal): -1 | 0 | 1 => toCents(value).cmp(0);
