import { createInstance, type i18n } from 'i18next';
import { addedOnce, type Loaders } from './added-once.ts';
import type { Language } from './language.ts';
import type { InsideMessages, Messages, OutsideMessages } from './messages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Messages };
  }
}

// Each language is a chunk of its own, so that nobody downloads the texts of the other one, nor a visitor those inside.
export const loadOutside: Loaders<OutsideMessages> = {
  fr: async () => (await import('./french-outside.ts')).frenchOutside,
  en: async () => (await import('./english-outside.ts')).englishOutside,
};
export const loadInside: Loaders<InsideMessages> = {
  fr: async () => (await import('./french-inside.ts')).frenchInside,
  en: async () => (await import('./english-inside.ts')).englishInside,
};

/** An i18next instance that speaks one language, ready for the first render of a visitor. */
export const createI18n = async (language: Language): Promise<i18n> => {
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { translation: await loadOutside[language]() } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return instance;
};

/** Resolves once the instance has the texts of a signed-in person too. */
export const insideTexts = addedOnce(loadInside);
