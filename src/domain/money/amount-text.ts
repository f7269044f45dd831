import { add, type Amount, roundToCents, sum } from './money.ts';
import { bareNumberText, readNumberText, termsOf, type NumberText } from './number-text.ts';

/** The largest amount that a double can store to the cent (15 significant digits). */
export const maxAmount = 9_999_999_999_999.99;

/** Whether a number is a valid amount: finite and within ±`maxAmount`. */
export const isAmount = (value: number): boolean => Math.abs(value) <= maxAmount;

/** Why a text is refused. `readings` are the two meanings of an ambiguous text: with decimals, then with thousands. */
type AmountRefusal =
  | {
      readonly kind: 'refused';
      readonly why: 'notANumber' | 'unfinishedSum' | 'tooManyDecimals' | 'tooLarge' | 'negative';
    }
  | { readonly kind: 'refused'; readonly why: 'ambiguous'; readonly readings: readonly [Amount, Amount] };

export type AmountReading =
  | { readonly kind: 'amount'; readonly value: Amount }
  | { readonly kind: 'empty' }
  | AmountRefusal;

// Adding zero turns -0 into 0.
const toAmount = (text: string): Amount => Number(text) + 0;

const withDecimals = ({ sign, whole, fraction }: NumberText): Amount => toAmount(`${sign}0${whole}.${fraction}`);
const asThousands = ({ sign, whole, fraction }: NumberText): Amount => toAmount(`${sign}${whole}${fraction}`);

type Reading = (term: NumberText) => Amount;

const sumOf = (terms: readonly NumberText[], read: Reading): Amount =>
  toAmount(add(...terms.map((term) => read(term))));

const tooLarge: AmountRefusal = { kind: 'refused', why: 'tooLarge' };

/** The two sums if ambiguous separators are decimal separators (rounded to cents), or thousands separators. */
const bothReadings = (terms: readonly NumberText[]): AmountRefusal => {
  const decimal = toAmount(roundToCents(sum(terms.map(withDecimals))));
  const thousands = sumOf(terms, (term) => (term.ambiguous ? asThousands(term) : withDecimals(term)));
  return isAmount(decimal) || isAmount(thousands)
    ? { kind: 'refused', why: 'ambiguous', readings: [decimal, thousands] }
    : tooLarge;
};

/** Why the terms are refused for both readings of ambiguous separators. */
const refusalOf = (terms: readonly NumberText[], decimals: number): AmountRefusal | undefined => {
  const hasMoreDecimals = ({ fraction, ambiguous }: NumberText) =>
    !ambiguous && fraction.replace(/0+$/, '').length > decimals;
  if (terms.some(hasMoreDecimals)) return { kind: 'refused', why: 'tooManyDecimals' };
  // Checked before adding: `sum` throws for terms that are far too large.
  return terms.every((term) => isAmount(withDecimals(term))) ? undefined : tooLarge;
};

const readSum = (terms: readonly NumberText[]): AmountReading => {
  const value = sumOf(terms, withDecimals);
  return isAmount(value) ? { kind: 'amount', value } : tooLarge;
};

/** The terms of a sum; undefined if a term is invalid. */
const termsIn = (bare: string): readonly NumberText[] | undefined => {
  const texts = termsOf(bare);
  const terms = texts.flatMap((term) => readNumberText(term) ?? []);
  return terms.length < texts.length ? undefined : terms;
};

const read = (text: string, decimals: number): AmountReading => {
  const bare = bareNumberText(text);
  if (bare === '') return { kind: 'empty' };
  const terms = termsIn(bare);
  if (!terms)
    return { kind: 'refused', why: bare.endsWith('+') && termsIn(bare.slice(0, -1)) ? 'unfinishedSum' : 'notANumber' };
  const refusal = refusalOf(terms, decimals);
  if (refusal) return refusal;
  return terms.some(({ ambiguous }) => ambiguous) ? bothReadings(terms) : readSum(terms);
};

/**
 * Reads an amount with a decimal comma or point, such as `1 234,56 €`, `(12.50)` or `12-`, or an exact sum such as `12,5+3`.
 * Never guesses: `1,234` is ambiguous (1.23 or 1234). More than two significant decimals are refused, not rounded.
 * Source: docs/specification.md#amount-text.
 */
export const parseAmount = (text: string): AmountReading => read(text, 2);

/** Whether a text is a sum of several terms. */
export const isSum = (text: string): boolean => termsOf(bareNumberText(text)).length > 1;

/** Reads a whole number like `parseAmount`, refusing significant decimals. */
export const parseWholeNumber = (text: string): AmountReading => read(text, 0);

/** Reads a number of payments: whole and not negative. */
export const parsePaymentCount = (text: string): AmountReading => {
  const reading = parseWholeNumber(text);
  return reading.kind === 'amount' && reading.value < 0 ? { kind: 'refused', why: 'negative' } : reading;
};

/** The day of the month, 1 to 31, or `undefined`. Source: docs/specification.md#day-range. */
export const parseDayOfMonth = (text: string): number | undefined => {
  const day = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
};
