import { type AmountReading, parseAmount } from './amount-text.ts';
import { bareNumberText } from './number-text.ts';

export type SplitAmount = {
  /** True for a minus, false for a plus; undefined where the text bears neither. */
  readonly debit: boolean | undefined;
  readonly text: string;
};

const onePastedSign = /^(?:[-+][^-+()]*|[^-+()]*[-+]|\([^-+()]*\))$/;
// A plus behind a number is the beginning of a second term.
const oneTypedSign = /^(?:[-+][^-+()]*|[^-+()]*-|\([^-+()]*\))$/;
const leadingSign = /^[-+]/;

const splitBy = (signs: RegExp, text: string): SplitAmount => {
  const bare = bareNumberText(text);
  return signs.test(bare)
    ? { debit: !bare.includes('+'), text: bare.replace(/[-+()]/g, '') }
    : { debit: undefined, text };
};

/**
 * Takes the sign off the amount of a daily expense that was pasted, where a minus, which may lead, trail or be a pair of brackets,
 * means a debit and a plus, leading or trailing, a credit. A text with no sign, or with several, is given back as it is.
 */
export const splitPastedSign = (text: string): SplitAmount => splitBy(onePastedSign, text);

/** The same of what was typed, where a plus behind a number begins a second term. */
export const splitSign = (text: string): SplitAmount => splitBy(oneTypedSign, text);

/** The same while the text is being typed: only a sign before it is taken off, one after a number may begin a second term. */
export const splitLeadingSign = (text: string): SplitAmount =>
  leadingSign.test(bareNumberText(text)) ? splitSign(text) : { debit: undefined, text };

export type SignedAmountReading = { readonly debit: boolean | undefined; readonly amount: AmountReading };

/**
 * Reads the amount of a daily expense, which is never below zero: its sign says what it is, and a sum that ends below zero
 * is refused. Source: docs/specification.md#amount-sign.
 */
export const parseSignedAmount = (text: string): SignedAmountReading => {
  const { debit, text: unsigned } = splitSign(text);
  const amount = parseAmount(unsigned);
  const isBelowZero = amount.kind === 'amount' && amount.value < 0;
  return { debit, amount: isBelowZero ? { kind: 'refused', why: 'negative' } : amount };
};
