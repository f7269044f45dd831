import { allLanguages } from '../lib/languages.ts';

type Locale = {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** The first day of the week in CLDR, 0 for Sunday. */
  readonly firstWeekday: number;
};

// A table instead of `Intl.Locale.prototype.getWeekInfo`, which Firefox ESR 140 lacks.
const [sunday, monday, saturday] = [0, 1, 6] as const;

const ltr = (tag: string, firstWeekday: number): Locale => ({ tag, direction: 'ltr', firstWeekday });
const rtl = (tag: string, firstWeekday: number): Locale => ({ tag, direction: 'rtl', firstWeekday });

// The calendar supports more languages than the interface.
const otherLocales = {
  ar: rtl('ar', saturday),
  af: ltr('af', sunday),
  'ar-TN': rtl('ar-TN', monday),
  hi: ltr('hi', sunday),
  ja: ltr('ja', sunday),
  de: ltr('de', monday),
  es: ltr('es', monday),
  nl: ltr('nl', monday),
  pt: ltr('pt', sunday),
  it: ltr('it', monday),
  pl: ltr('pl', monday),
  ru: ltr('ru', monday),
  tr: ltr('tr', monday),
  'zh-TW': ltr('zh-TW', sunday),
  vi: ltr('vi', monday),
  bg: ltr('bg', monday),
  ko: ltr('ko', sunday),
  id: ltr('id', sunday),
  cs: ltr('cs', monday),
} as const satisfies Readonly<Record<string, Locale>>;

const isOther = (code: string): code is keyof typeof otherLocales => Object.hasOwn(otherLocales, code);

/** The code of a language of the calendar. Source: docs/specification.md#picker-languages. */
export type CalendarLanguage = string;

/** All languages of the calendar. */
export const calendarLanguages = (): readonly CalendarLanguage[] => [
  ...new Set([...Object.keys(otherLocales), ...allLanguages().map(({ code }) => code)]),
];

/**
 * The BCP 47 tag, text direction and first day of the week of a language. Throws for an unknown language.
 * Source: docs/specification.md#picker-weeks.
 */
export const calendarLocale = (code: CalendarLanguage): Locale => {
  const language = allLanguages().find((each) => each.code === code);
  if (language) return ltr(language.locale, language.firstWeekday);
  if (!isOther(code)) throw new Error(`The calendar has no language ${code}.`);
  return otherLocales[code];
};

/** A formatter of local dates, always with the Gregorian calendar and Latin digits. */
export const dateTimeFormat = (language: CalendarLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(calendarLocale(language).tag, { ...options, numberingSystem: 'latn', calendar: 'gregory' });
