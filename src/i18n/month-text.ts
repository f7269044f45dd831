import type { Language } from './language.ts';
import { capitalise, locales } from './locale-text.ts';

/** `Novembre 2026` */
export const monthText = (date: Date, language: Language): string => {
  const locale = locales[language];
  return capitalise(date.toLocaleDateString(locale, { month: 'long', year: 'numeric' }), locale);
};
