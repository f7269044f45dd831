import { type LanguageCode, languageData, localeOf } from './language.ts';

const capitalise = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

export type DateFormat = {
  /** `Vendredi 20 novembre 2026` */
  readonly long: (date: Date) => string;
  /** `Ven. 20 nov.` */
  readonly short: (date: Date) => string;
  /** `ven. 20 nov.` */
  readonly weekday: (date: Date) => string;
  /** `ven. 20` */
  readonly weekdayDay: (date: Date) => string;
  /** `01 nov. 2026` */
  readonly sheet: (date: Date) => string;
  /** `1er nov.` in the current year, `1er nov. 2025` in other years */
  readonly day: (date: Date) => string;
  /** `nov. 2026` */
  readonly month: (date: Date) => string;
  /** `nov.` */
  readonly monthName: (date: Date) => string;
  /** `1er nov.` */
  readonly dayMonth: (date: Date) => string;
};

type Writer = (date: Date) => string;

/** Formats dates in one format. Creating `Intl.DateTimeFormat` is slow, so it is created with the first date. */
const dateWriter = (language: LanguageCode, options: Intl.DateTimeFormatOptions): Writer => {
  const { locale, firstOfMonth } = languageData(language);
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, options);
    if (firstOfMonth === '1' || date.getDate() !== 1) return format.format(date);
    // `Intl` formats the first day of a month as `1 nov.` instead of `1er nov.`.
    const parts = format.formatToParts(date);
    return parts.map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value)).join('');
  };
};

/** The formats of a local day. `day` omits the year `thisYear`. */
export const createDateFormat = (language: LanguageCode, thisYear?: number): DateFormat => {
  const locale = localeOf(language);
  const long = dateWriter(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = dateWriter(language, { weekday: 'short', day: 'numeric', month: 'short' });
  const dayMonth = dateWriter(language, { day: 'numeric', month: 'short' });
  const dayMonthYear = dateWriter(language, { day: 'numeric', month: 'short', year: 'numeric' });
  return {
    long: (date) => capitalise(long(date), locale),
    short: (date) => capitalise(weekday(date), locale),
    weekday,
    weekdayDay: dateWriter(language, { weekday: 'short', day: 'numeric' }),
    sheet: dateWriter(language, { day: '2-digit', month: 'short', year: 'numeric' }),
    day: (date) => (date.getFullYear() === thisYear ? dayMonth(date) : dayMonthYear(date)),
    month: dateWriter(language, { month: 'short', year: 'numeric' }),
    monthName: dateWriter(language, { month: 'short' }),
    dayMonth,
  };
};

/** `Novembre 2026` */
export const monthText = (date: Date, language: LanguageCode): string => {
  const locale = localeOf(language);
  return capitalise(date.toLocaleDateString(locale, { month: 'long', year: 'numeric' }), locale);
};

/** The device's local time at an instant, such as `10:12`. */
export const timeText = (instant: Date, language: LanguageCode): string =>
  instant.toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit' });

/** Texts joined to a list, such as `24 sheets, 312 lines and 2 categories`. */
export const listText = (texts: readonly string[], language: LanguageCode): string =>
  new Intl.ListFormat(localeOf(language)).format(texts);

/** Removes the second full stop of a sentence that ends with an abbreviated month, such as `le 1er déc..`. */
export const withoutDoubleStops = (text: string): string => text.replaceAll('..', '.');
