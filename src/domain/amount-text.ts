import { isAmount } from './amount-bounds.ts';
import { roundToCents } from './money.ts';
import { bareNumberText, readNumberText } from './number-text.ts';
import type { NumberText } from './number-text.ts';
import type { Amount } from './sheet.ts';

/** Why a text is not taken as an amount. `readings` are the two amounts an ambiguous text may mean, the one with decimals first. */
type AmountRefusal =
  | { readonly kind: 'refused'; readonly why: 'notANumber' | 'tooManyDecimals' | 'tooLarge' | 'negative' }
  | { readonly kind: 'refused'; readonly why: 'ambiguous'; readonly readings: readonly [Amount, Amount] };

export type AmountReading =
  | { readonly kind: 'amount'; readonly value: Amount }
  | { readonly kind: 'empty' }
  | AmountRefusal;

// Adding zero turns -0 into 0: no text may bring a negative zero into a sheet.
const toAmount = (text: string): Amount => Number(text) + 0;

const bothReadings = ({ sign, whole, fraction }: NumberText): AmountRefusal => ({
  kind: 'refused',
  why: 'ambiguous',
  readings: [toAmount(roundToCents(toAmount(`${sign}${whole}.${fraction}`))), toAmount(`${sign}${whole}${fraction}`)],
});

const read = (text: string, decimals: number): AmountReading => {
  const bare = bareNumberText(text);
  if (bare === '') return { kind: 'empty' };
  const number = readNumberText(bare);
  if (number === undefined) return { kind: 'refused', why: 'notANumber' };
  if (number.ambiguous) return bothReadings(number);
  const fraction = number.fraction.replace(/0+$/, '');
  if (fraction.length > decimals) return { kind: 'refused', why: 'tooManyDecimals' };
  const value = toAmount(`${number.sign}0${number.whole}.${fraction}`);
  return isAmount(value) ? { kind: 'amount', value } : { kind: 'refused', why: 'tooLarge' };
};

/**
 * Reads an amount as typed or pasted in French or English, such as `1 234,56 €`, `(12.50)` or `12-`. Never guesses:
 * `1,234` is 1.23 to one reader and 1234 to another, and more than two significant decimals are refused, not rounded.
 * Source: specification, section 5, "commas accepted as decimal separators".
 */
export const parseAmount = (text: string): AmountReading => read(text, 2);

/** Reads a whole number of units or of payments with the refusals of `parseAmount`; any significant decimal is one too many. */
export const parseWholeNumber = (text: string): AmountReading => read(text, 0);

/** Reads how many payments there are: a whole number that is never below zero. */
export const parsePaymentCount = (text: string): AmountReading => {
  const reading = parseWholeNumber(text);
  return reading.kind === 'amount' && reading.value < 0 ? { kind: 'refused', why: 'negative' } : reading;
};

/** The day of the month, 1 to 31, or `undefined`. Source: specification, section 5, "day (non-empty, below 32)". */
export const parseDay = (text: string): number | undefined => {
  const day = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
};
