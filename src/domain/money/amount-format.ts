import { add, type Amount } from './money.ts';
import type { Decimal } from './money.ts';

export type AmountLanguage = 'fr' | 'en';

export type AmountFormat = {
  /** Two decimals, halves away from zero; only what shows a digit has a minus. */
  readonly amount: (value: Amount | Decimal) => string;
  /** Like `amount`, with a plus before what is above zero. */
  readonly signed: (value: Amount | Decimal) => string;
  /** What an input holds while the amount is edited: every decimal of the value, at least two, no grouping, a plain hyphen as minus. */
  readonly editable: (value: Amount | Decimal) => string;
  /** Like `amount`, also while amounts are hidden: for what is being typed. */
  readonly unhidden: (value: Amount | Decimal) => string;
  /** Whether `amount` and `signed` give dots. */
  readonly isHidden: boolean;
};

/** Removes the cents of a formatted amount if they are zero. */
export const withoutZeroCents = (amount: string): string => amount.replace(/[.,]00$/u, '');

/** What stands for an amount that is hidden: the same for all, so that neither size nor sign is told. */
export const hiddenAmount = '•••••';

const conventions = {
  fr: { locale: 'fr-FR', decimalSeparator: ',' },
  en: { locale: 'en-GB', decimalSeparator: '.' },
} as const;

const withCents = (decimal: Decimal): string => {
  const [whole, fraction = ''] = decimal.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
};

/** Writes amounts in a language. Source: docs/specification.md#amount-display. */
export const createAmountFormat = (language: AmountLanguage): AmountFormat => {
  const { locale, decimalSeparator } = conventions[language];
  const formatter = (signDisplay: 'negative' | 'exceptZero') => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay });
    // The decimal text is given, not the double, because Intl rounds a text exactly.
    return (value: Amount | Decimal) => format.format(add(value)).replaceAll('\u202F', '\u00A0').replace('-', '\u2212');
  };
  const amount = formatter('negative');
  return {
    amount,
    signed: formatter('exceptZero'),
    editable: (value) => withCents(add(value)).replace('.', decimalSeparator),
    unhidden: amount,
    isHidden: false,
  };
};

/** The format while amounts are hidden. Source: docs/specification.md#hidden-amounts. */
export const hideAmounts = (format: AmountFormat): AmountFormat => ({
  ...format,
  amount: () => hiddenAmount,
  signed: () => hiddenAmount,
  isHidden: true,
});
