import { type Language, locales } from './language.ts';

const capitalise = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

export type DateFormat = {
  /** `Vendredi 20 novembre 2026` */
  readonly long: (date: Date) => string;
  /** `Ven. 20 nov.` */
  readonly short: (date: Date) => string;
  /** `ven. 20 nov.` */
  readonly weekday: (date: Date) => string;
  /** `01 nov. 2026` */
  readonly sheet: (date: Date) => string;
  /** `1 nov. 2026` */
  readonly day: (date: Date) => string;
  /** `nov. 2026` */
  readonly month: (date: Date) => string;
  /** `1 nov.` */
  readonly dayMonth: (date: Date) => string;
};

/** Writes dates in one way. `Intl` is asked for it with the first date: making a format takes longer than writing a hundred dates. */
const dateWriter = (locale: string, options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat(locale, options)).format(date);
};

/** The ways in which a local calendar day is written. */
export const createDateFormat = (language: Language): DateFormat => {
  const locale = locales[language];
  const long = dateWriter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = dateWriter(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return {
    long: (date) => capitalise(long(date), locale),
    short: (date) => capitalise(weekday(date), locale),
    weekday,
    sheet: dateWriter(locale, { day: '2-digit', month: 'short', year: 'numeric' }),
    day: dateWriter(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    month: dateWriter(locale, { month: 'short', year: 'numeric' }),
    dayMonth: dateWriter(locale, { day: 'numeric', month: 'short' }),
  };
};

/** `Novembre 2026` */
export const monthText = (date: Date, language: Language): string => {
  const locale = locales[language];
  return capitalise(date.toLocaleDateString(locale, { month: 'long', year: 'numeric' }), locale);
};

/** The time that the device's clock shows at an instant, such as `10:12`. */
export const timeText = (instant: Date, language: Language): string =>
  instant.toLocaleTimeString(locales[language], { hour: '2-digit', minute: '2-digit' });

/** One text after the other, such as `24 sheets, 312 lines and 2 categories`. */
export const listText = (texts: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language]).format(texts);
