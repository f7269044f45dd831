import { add, type Amount } from './money.ts';
import type { Decimal } from './money.ts';

export type AmountFormat = {
  /** Two decimals, rounding halves away from zero. Never "-0.00". */
  readonly amount: (value: Amount | Decimal) => string;
  /** Like `amount`, with a plus before positive amounts. */
  readonly signed: (value: Amount | Decimal) => string;
  /** The text of an input: at least two decimals, never rounded, without grouping, with a hyphen as minus. */
  readonly editable: (value: Amount | Decimal) => string;
  /** Like `amount`, but never hidden, for amounts that the user is typing. */
  readonly unhidden: (value: Amount | Decimal) => string;
  /** Whether `amount` and `signed` return dots. */
  readonly isHidden: boolean;
};

/** A formatted amount without its cents if they are zero. */
export const withoutZeroCents = (amount: string): string => amount.replace(/[.,]00$/u, '');

/** The text of every hidden amount. It reveals neither size nor sign. */
export const hiddenAmount = '•••••';

/** The decimal separator of a locale, such as a comma in `fr`. */
export const decimalSeparator = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

const withCents = (decimal: Decimal): string => {
  const [whole, fraction = ''] = decimal.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
};

/** Creates the format of a BCP 47 tag, such as `en-GB`. Source: docs/specification.md#amount-display. */
export const createAmountFormat = (locale: string): AmountFormat => {
  const separator = decimalSeparator(locale);
  const formatter = (signDisplay: 'negative' | 'exceptZero') => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay });
    // Formats a decimal text: Intl would round a double inexactly.
    return (value: Amount | Decimal) => format.format(add(value)).replaceAll('\u202F', '\u00A0').replace('-', '\u2212');
  };
  const amount = formatter('negative');
  return {
    amount,
    signed: formatter('exceptZero'),
    editable: (value) => withCents(add(value)).replace('.', separator),
    unhidden: amount,
    isHidden: false,
  };
};

/** The same format with hidden amounts. Source: docs/specification.md#hidden-amounts. */
export const hideAmounts = (format: AmountFormat): AmountFormat => ({
  ...format,
  amount: () => hiddenAmount,
  signed: () => hiddenAmount,
  isHidden: true,
});
