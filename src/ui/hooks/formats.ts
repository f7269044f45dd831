import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import { type AmountFormat, createAmountFormat, hideAmounts } from '../../domain/money/amount-format.ts';
import type { Amount, Decimal } from '../../domain/money/money.ts';
import { createDateFormat, type DateFormat } from '../../i18n/formats.ts';
import { type LanguageCode, localeOf } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useAreAmountsHidden, useThisYear } from './workspace-actors.tsx';

type Formats = {
  readonly amount: AmountFormat;
  readonly hiddenAmount: AmountFormat;
  readonly date: DateFormat;
  readonly compareNames: (a: string, b: string) => number;
};

const createFormats = (language: LanguageCode, thisYear?: number): Formats => {
  const amount = createAmountFormat(localeOf(language));
  return {
    amount,
    hiddenAmount: hideAmounts(amount),
    date: createDateFormat(language, thisYear),
    compareNames: new Intl.Collator(language).compare,
  };
};

// Constructors of `Intl` are slow: formats are cached by language and year.
const formatsByKey: Record<string, Formats> = {};

const useFormats = (): Formats => {
  const language = useLanguage();
  const thisYear = useThisYear();
  return (formatsByKey[`${language}-${thisYear}`] ??= createFormats(language, thisYear));
};

/** Shows amounts even while they are hidden, as in print. */
export const RevealAmountsContext = createContext(false);

/** Formats amounts, as dots while they are hidden. */
export const useAmountFormat = (): AmountFormat => {
  const { amount, hiddenAmount } = useFormats();
  const areHidden = useAreAmountsHidden();
  const areRevealed = useContext(RevealAmountsContext);
  return areHidden && !areRevealed ? hiddenAmount : amount;
};

/** An amount for screen readers, which would read the dots of a hidden amount one by one. */
export const spokenAmount = (value: Amount | Decimal, { amount, isHidden }: AmountFormat, t: TFunction): string =>
  isHidden ? t('amounts.hidden') : amount(value);

export const useDateFormat = (): DateFormat => useFormats().date;

/** Compares names in the order of the interface language. */
export const useNameComparer = (): ((a: string, b: string) => number) => useFormats().compareNames;
