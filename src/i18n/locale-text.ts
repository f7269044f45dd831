import type { Language } from './language.ts';

/** The conventions that numbers and dates of a language follow. */
export const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

export const capitalise = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
