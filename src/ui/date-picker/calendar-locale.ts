import dayjs from 'dayjs';
import type { CalendarLanguage } from '../../domain/calendar/language.ts';

type Names = { readonly default: { readonly name: string } };

// One small chunk each; British English begins its weeks on Monday, as the dates of the interface are British.
const load: Readonly<Record<CalendarLanguage, () => Promise<Names>>> = {
  ar: () => import('dayjs/locale/ar'),
  af: () => import('dayjs/locale/af'),
  'ar-TN': () => import('dayjs/locale/ar-tn'),
  hi: () => import('dayjs/locale/hi'),
  ja: () => import('dayjs/locale/ja'),
  de: () => import('dayjs/locale/de'),
  en: () => import('dayjs/locale/en-gb'),
  es: () => import('dayjs/locale/es'),
  fr: () => import('dayjs/locale/fr'),
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

const loading = new Map<CalendarLanguage, Promise<GridLocale>>();

const loadLocale = async (language: CalendarLanguage): Promise<GridLocale> => {
  const { name } = (await load[language]()).default;
  return { name, firstWeekday: dayjs().locale(name).startOf('week').day() };
};

/** Downloads what the grid needs to speak a language, once. */
export const gridLocale = (language: CalendarLanguage): Promise<GridLocale> => {
  const known = loading.get(language) ?? loadLocale(language);
  loading.set(language, known);
  return known;
};
