import { Big } from 'big.js';

/** An amount of money in the account's currency: a finite double whose shortest decimal text is the exact amount. */
export type Amount = number;

/** An exact decimal text in canonical form: equal values have equal texts, and zero is always `0`. */
export type Decimal = `${number}`;

const isDecimal = (text: string): text is Decimal => Number.isFinite(Number(text));

const toDecimal = (value: Big): Decimal => {
  const text = value.toFixed();
  if (!isDecimal(text)) throw new RangeError('The sum exceeds every amount.');
  return text;
};

const toCents = (value: Amount | Decimal): Big => new Big(value).round(2, Big.roundHalfUp);

// A double is exact to 15 significant digits.
const exactCents = 1e15;

/** The amount in whole cents; NaN if a double cannot store the cents exactly. */
const wholeCents = (amount: Amount | Decimal): number => {
  if (typeof amount !== 'number') return Number.NaN;
  const cents = Math.round(amount * 100);
  return Math.abs(cents) < exactCents && cents / 100 === amount ? cents : Number.NaN;
};

/**
 * The exact sum. The value of a double is its shortest decimal text, which the user typed.
 * Throws when an amount is not finite.
 */
export const sum = (amounts: readonly (Amount | Decimal)[]): Decimal => {
  // Almost every amount is in whole cents, and integers add much faster.
  let cents = 0;
  let rest: Big | undefined;
  for (const amount of amounts) {
    const next = cents + wholeCents(amount);
    if (Number.isSafeInteger(next)) cents = next;
    else rest = (rest ?? new Big(0)).plus(amount);
  }
  if (rest === undefined && Math.abs(cents) < exactCents) return `${cents / 100}`;
  return toDecimal((rest ?? new Big(0)).plus(new Big(cents).div(100)));
};

/** The exact sum of the arguments. Throws when an amount is not finite. */
export const add = (...decimals: readonly (Amount | Decimal)[]): Decimal => sum(decimals);

/** The exact difference `a - b`. Throws when an amount is not finite. */
export const subtract = (a: Amount | Decimal, b: Amount | Decimal): Decimal => toDecimal(new Big(a).minus(b));

/** The exact product. Throws when a factor is not finite. */
export const multiply = (a: Amount, b: Amount): Decimal => toDecimal(new Big(a).times(b));

/** The quotient rounded up to a whole number. Throws when the divisor is zero. */
export const quotientRoundedUp = (amount: Amount | Decimal, divisor: number): number => {
  const dividend = new Big(amount);
  const rest = dividend.mod(divisor);
  return Number(dividend.minus(rest).div(divisor)) + (rest.gt(0) ? 1 : 0);
};

/** The nearest amount in whole cents, halves away from zero. Source: docs/specification.md#amount-display. */
export const roundToCents = (value: Amount | Decimal): Decimal => toDecimal(toCents(value));

/** The sign of the rounded amount: 0 if it rounds to 0.00. */
export const signOf = (value: Amount | Decimal): -1 | 0 | 1 => toCents(value).cmp(0);
