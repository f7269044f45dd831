import { createAmountFormat, type AmountFormat } from '../../domain/amount-format.ts';
import { createDateFormat, type DateFormat } from '../../i18n/date-format.ts';
import type { Language } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-translate.ts';

type Formats = {
  readonly amount: AmountFormat;
  readonly date: DateFormat;
  readonly compareNames: (a: string, b: string) => number;
};

const createFormats = (language: Language): Formats => ({
  amount: createAmountFormat(language),
  date: createDateFormat(language),
  compareNames: new Intl.Collator(language).compare,
});

const formats: Record<Language, Formats> = { fr: createFormats('fr'), en: createFormats('en') };

export const useAmountFormat = (): AmountFormat => formats[useLanguage()].amount;

export const useDateFormat = (): DateFormat => formats[useLanguage()].date;

/** Orders names the way the shown language does. */
export const useNameComparer = (): ((a: string, b: string) => number) => formats[useLanguage()].compareNames;
