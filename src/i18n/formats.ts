import { type Language, locales } from './language.ts';

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
  /** `1er nov.`, with the year where it is not the current one: `1er nov. 2025`. */
  readonly day: (date: Date) => string;
  /** `nov. 2026` */
  readonly month: (date: Date) => string;
  /** `nov.` */
  readonly monthName: (date: Date) => string;
  /** `1er nov.` */
  readonly dayMonth: (date: Date) => string;
};

const isOrdinal = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1';

/** Writes dates in one way. The format is made with the first date: that takes longer than writing a hundred dates. */
const dateWriter = (locale: string, options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, options);
    if (locale !== locales.fr || date.getDate() !== 1) return format.format(date);
    // `Intl` writes the first of a month as a cardinal number in French.
    const parts = format.formatToParts(date);
    return parts.map((part) => (isOrdinal(part) ? '1er' : part.value)).join('');
  };
};

/** The ways in which a local calendar day is written, in texts of the year `thisYear`. */
export const createDateFormat = (language: Language, thisYear?: number): DateFormat => {
  const locale = locales[language];
  const long = dateWriter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = dateWriter(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const dayMonth = dateWriter(locale, { day: 'numeric', month: 'short' });
  const dayMonthYear = dateWriter(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return {
    long: (date) => capitalise(long(date), locale),
    short: (date) => capitalise(weekday(date), locale),
    weekday,
    weekdayDay: dateWriter(locale, { weekday: 'short', day: 'numeric' }),
    sheet: dateWriter(locale, { day: '2-digit', month: 'short', year: 'numeric' }),
    day: (date) => (date.getFullYear() === thisYear ? dayMonth(date) : dayMonthYear(date)),
    month: dateWriter(locale, { month: 'short', year: 'numeric' }),
    monthName: dateWriter(locale, { month: 'short' }),
    dayMonth,
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

/** A text in which a month that is cut short ends its sentence with its own full stop: `le 1er déc.`. */
export const withoutDoubleStops = (text: string): string => text.replaceAll('..', '.');
