import { createAmountFormat, type AmountFormat } from '../../domain/money/amount-format.ts';
import { createDateFormat, type DateFormat } from '../../i18n/formats.ts';
import type { Language } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-texts.ts';

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

const known: Partial<Record<Language, Formats>> = {};

// Constructors of `Intl` are slow: once for each language, when it is first used.
const useFormats = (): Formats => {
  const language = useLanguage();
  return (known[language] ??= createFormats(language));
};

export const useAmountFormat = (): AmountFormat => useFormats().amount;

export const useDateFormat = (): DateFormat => useFormats().date;

/** Orders names the way the shown language does. */
export const useNameComparer = (): ((a: string, b: string) => number) => useFormats().compareNames;
