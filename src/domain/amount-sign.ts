import { bareNumberText } from './number-text.ts';

export type SplitAmount = {
  /** True for a minus, false for a plus; undefined where the text bears neither. */
  readonly debit: boolean | undefined;
  readonly text: string;
};

const oneSign = /^(?:[-+][^-+()]*|[^-+()]*[-+]|\([^-+()]*\))$/;

/**
 * Takes the sign off the amount of a daily expense, where a minus, which may lead, trail or be a pair of brackets, means
 * a debit and a plus a credit. A text with no sign, or with several, is given back as it is.
 */
export const splitSign = (text: string): SplitAmount => {
  const bare = bareNumberText(text);
  return oneSign.test(bare)
    ? { debit: !bare.includes('+'), text: bare.replace(/[-+()]/g, '') }
    : { debit: undefined, text };
};
