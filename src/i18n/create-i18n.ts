import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';
import type { InsideMessages, Messages, OutsideMessages } from './messages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Messages };
  }
}

// Each language is a chunk of its own, so that nobody downloads the texts of the other one, nor a visitor those inside.
const loadOutside: Record<Language, () => Promise<OutsideMessages>> = {
  fr: async () => (await import('./french-outside.ts')).frenchOutside,
  en: async () => (await import('./english-outside.ts')).englishOutside,
};
const loadInside: Record<Language, () => Promise<InsideMessages>> = {
  fr: async () => (await import('./french-inside.ts')).frenchInside,
  en: async () => (await import('./english-inside.ts')).englishInside,
};

/** An i18next instance that speaks one language, ready for the first render of a visitor. */
export const createI18n = async (language: Language): Promise<i18n> => {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await loadOutside[language]() } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return instance;
};

/** The same with every text. */
export const createWholeI18n = async (language: Language): Promise<i18n> => {
  const instance = await createI18n(language);
  await insideTexts(instance);
  return instance;
};

const arrivals = new WeakMap<i18n, Promise<void>>();

async function addInside(instance: i18n): Promise<void> {
  const language: Language = instance.language === 'fr' ? 'fr' : 'en';
  instance.addResourceBundle(language, 'translation', await loadInside[language](), true);
}

/** Resolves once the instance has the texts of a signed-in person too; the same promise for every caller. */
export function insideTexts(instance: i18n): Promise<void> {
  const arrival = arrivals.get(instance) ?? addInside(instance);
  arrivals.set(instance, arrival);
  return arrival;
}
