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
 * Splits the sign from the pasted amount of a daily expense: a minus or brackets for a debit, a plus for a credit. The sign may lead or
 * trail. A text without a sign, or with several signs, is unchanged.
 */
export const splitPastedSign = (text: string): SplitAmount => splitBy(onePastedSign, text);

/** Splits the sign from a typed amount. A trailing plus is not a sign: it starts a second term. */
export const splitSign = (text: string): SplitAmount => splitBy(oneTypedSign, text);

/** Splits the sign from an amount while it is typed. Only a leading sign counts: a later sign may start a second term. */
export const splitLeadingSign = (text: string): SplitAmount =>
  leadingSign.test(bareNumberText(text)) ? splitSign(text) : { debit: undefined, text };

export type SignedAmountReading = { readonly debit: boolean | undefined; readonly amount: AmountReading };

/**
 * Reads the amount of a daily expense, which is never negative: a sign means debit or credit. A negative sum is refused.
 * Source: docs/specification.md#amount-sign.
 */
export const parseSignedAmount = (text: string): SignedAmountReading => {
  const { debit, text: unsigned } = splitSign(text);
  const amount = parseAmount(unsigned);
  const isBelowZero = amount.kind === 'amount' && amount.value < 0;
  return { debit, amount: isBelowZero ? { kind: 'refused', why: 'negative' } : amount };
};
