import { type AmountReading, parseAmount } from './amount-text.ts';
import { bareNumberText } from './number-text.ts';

export type SplitAmount = {
  /** True for a minus, false for a plus; undefined without a sign. */
  readonly debit: boolean | undefined;
  readonly text: string;
};

const onePastedSign = /^(?:[-+][^-+()]*|[^-+()]*[-+]|\([^-+()]*\))$/;
// While typing, a trailing plus starts a second term.
const oneTypedSign = /^(?:[-+][^-+()]*|[^-+()]*-|\([^-+()]*\))$/;
const leadingSign = /^[-+]/;

const splitBy = (signs: RegExp, text: string): SplitAmount => {
  const bare = bareNumberText(text);
  return signs.test(bare)
    ? { debit: !bare.includes('+'), text: bare.replace(/[-+()]/g, '') }
    : { debit: undefined, text };
};

/**
 * Splits the sign from the pasted amount of a daily expense. A minus means a debit and a plus a credit; either may lead or trail, and
 * brackets mean a minus. Returns a text with no sign or several unchanged.
 */
export const splitPastedSign = (text: string): SplitAmount => splitBy(onePastedSign, text);

/** The same for a typed amount, where a trailing plus starts a second term. */
export const splitSign = (text: string): SplitAmount => splitBy(oneTypedSign, text);

/** The same while typing: splits a leading sign only, as a later one may start a second term. */
export const splitLeadingSign = (text: string): SplitAmount =>
  leadingSign.test(bareNumberText(text)) ? splitSign(text) : { debit: undefined, text };

export type SignedAmountReading = { readonly debit: boolean | undefined; readonly amount: AmountReading };

/**
 * Reads the amount of a daily expense, which is never negative: its sign means debit or credit, and a negative sum is refused.
 * Source: docs/specification.md#amount-sign.
 */
export const parseSignedAmount = (text: string): SignedAmountReading => {
  const { debit, text: unsigned } = splitSign(text);
  const amount = parseAmount(unsigned);
  const isBelowZero = amount.kind === 'amount' && amount.value < 0;
  return { debit, amount: isBelowZero ? { kind: 'refused', why: 'negative' } : amount };
};
