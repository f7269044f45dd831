import dayjs from 'dayjs';
// The languages of the interface are bundled with the calendar: no second request before it can be shown.
import english from 'dayjs/locale/en-gb';
import french from 'dayjs/locale/fr';
import { use } from 'react';
import type { CalendarLanguage } from '../../../domain/calendar/language.ts';

type Names = { readonly default: { readonly name: string } };

// One small chunk for each of the others; British English begins its weeks on Monday, as the dates of the interface are British.
const load: Readonly<Record<Exclude<CalendarLanguage, 'en' | 'fr'>, () => Promise<Names>>> = {
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

/** The date library's own name of a language, and the weekday that begins its weeks, 0 for Sunday. */
export type GridLocale = { readonly name: string; readonly firstWeekday: number };

const localeOf = (name: string): GridLocale => ({ name, firstWeekday: dayjs().locale(name).startOf('week').day() });

const loadLocale = async (language: keyof typeof load): Promise<GridLocale> =>
  localeOf((await load[language]()).default.name);

const loading = new Map<CalendarLanguage, Promise<GridLocale>>();

const loadOnce = (language: keyof typeof load): Promise<GridLocale> => {
  const known = loading.get(language) ?? loadLocale(language);
  loading.set(language, known);
  return known;
};

/** What the grid needs to speak a language; downloaded once where it is none of the interface, for a `Suspense` around it. */
export function useGridLocale(language: CalendarLanguage): GridLocale {
  if (language === 'en') return localeOf(english.name);
  if (language === 'fr') return localeOf(french.name);
  return use(loadOnce(language));
}
