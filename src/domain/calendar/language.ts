type Locale = { readonly tag: string; readonly direction: 'ltr' | 'rtl' };

const ltr = (tag: string): Locale => ({ tag, direction: 'ltr' });
const rtl = (tag: string): Locale => ({ tag, direction: 'rtl' });

const locales = {
  ar: rtl('ar'),
  af: ltr('af'),
  'ar-TN': rtl('ar-TN'),
  hi: ltr('hi'),
  ja: ltr('ja'),
  de: ltr('de'),
  en: ltr('en-GB'),
  es: ltr('es'),
  fr: ltr('fr'),
  nl: ltr('nl'),
  pt: ltr('pt'),
  it: ltr('it'),
  pl: ltr('pl'),
  ru: ltr('ru'),
  tr: ltr('tr'),
  'zh-TW': ltr('zh-TW'),
  vi: ltr('vi'),
  bg: ltr('bg'),
  ko: ltr('ko'),
  id: ltr('id'),
  cs: ltr('cs'),
} as const satisfies Readonly<Record<string, Locale>>;

/** A language that the calendar can be in. Source: docs/specification.md#picker-languages. */
export type CalendarLanguage = keyof typeof locales;

const isLanguage = (name: string): name is CalendarLanguage => Object.hasOwn(locales, name);

/** All 21 of them. */
export const calendarLanguages: readonly CalendarLanguage[] = Object.keys(locales).filter(isLanguage);

/** The language's BCP 47 tag, and the direction in which it is read. */
export const calendarLocale = (language: CalendarLanguage): Locale => locales[language];

/** Formats local dates in the language, always in the Gregorian calendar and with Latin digits. */
export const dateTimeFormat = (language: CalendarLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locales[language].tag, { ...options, numberingSystem: 'latn', calendar: 'gregory' });
