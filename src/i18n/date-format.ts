import type { Language } from './language.ts';
import { capitalise, locales } from './locale-text.ts';

export type DateFormat = {
  /** `Vendredi 20 novembre 2026` */
  readonly long: (date: Date) => string;
  /** `Ven. 20 nov.` */
  readonly short: (date: Date) => string;
  /** `01 nov. 2026` */
  readonly sheet: (date: Date) => string;
};

/** The ways in which a local calendar day is written. */
export const createDateFormat = (language: Language): DateFormat => {
  const locale = locales[language];
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const sheet = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric' });
  return {
    long: (date) => capitalise(long.format(date), locale),
    short: (date) => capitalise(short.format(date), locale),
    sheet: (date) => sheet.format(date),
  };
};
