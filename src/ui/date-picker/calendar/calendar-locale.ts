import dayjs from 'dayjs';
// The languages of the interface are bundled with the calendar: no second request before it can be shown.
import english from 'dayjs/locale/en-gb';
import french from 'dayjs/locale/fr';
import { use } from 'react';
import { weekdayNames } from '../../../domain/calendar/format-day.ts';
import { type CalendarLanguage, calendarLocale } from '../../../domain/calendar/language.ts';

type GridLocale = typeof english;
type Load = () => Promise<{ readonly default: GridLocale }>;

// One small chunk for each of the others.
const load: Readonly<Record<Exclude<CalendarLanguage, 'en' | 'fr'>, Load>> = {
  ar: () => import('dayjs/locale/ar'),
  af: () => import('dayjs/locale/af'),
  'ar-TN': () => import('dayjs/locale/ar-tn'),
  hi: () => import('dayjs/locale/hi'),
  ja: () => import('dayjs/locale/ja'),
  de: () => import('dayjs/locale/de'),
  es: () => import('dayjs/locale/es'),
  nl: () => import('dayjs/locale/nl'),
  pt: () => import('dayjs/locale/pt'),
  it: () => import('dayjs/locale/it'),
  pl: () => import('dayjs/locale/pl'),
  ru: () => import('dayjs/locale/ru'),
  tr: () => import('dayjs/locale/tr'),
  'zh-TW': () => import('dayjs/locale/zh-tw'),
  vi: () => import('dayjs/locale/vi'),
  bg: () => import('dayjs/locale/bg'),
  ko: () => import('dayjs/locale/ko'),
  id: () => import('dayjs/locale/id'),
  cs: () => import('dayjs/locale/cs'),
};

// The library's own day names and first weekdays differ from CLDR's in some languages.
const register = (language: CalendarLanguage, locale: GridLocale): string =>
  dayjs.locale(
    {
      ...locale,
      weekStart: calendarLocale(language).firstWeekday,
      weekdays: [...weekdayNames(language, 'long')],
    },
    undefined,
    true,
  );

const bundled = { en: register('en', english), fr: register('fr', french) };

const loadLocale = async (language: keyof typeof load): Promise<string> =>
  register(language, (await load[language]()).default);

const loading = new Map<CalendarLanguage, Promise<string>>();

const loadOnce = (language: keyof typeof load): Promise<string> => {
  const known = loading.get(language) ?? loadLocale(language);
  loading.set(language, known);
  return known;
};

/** The date library's name of a language. Suspends while a language other than the interface's is downloaded. */
export function useGridLocale(language: CalendarLanguage): string {
  return language === 'en' || language === 'fr' ? bundled[language] : use(loadOnce(language));
}
