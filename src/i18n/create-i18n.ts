import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';
import type { Messages } from './messages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Messages };
  }
}

// Each language is a chunk of its own, so that nobody downloads the texts of the other one.
const loadMessages: Record<Language, () => Promise<Messages>> = {
  fr: async () => (await import('./french.ts')).french,
  en: async () => (await import('./english.ts')).english,
};

/** An i18next instance that speaks one language, ready for the first render. */
export const createI18n = async (language: Language): Promise<i18n> => {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await loadMessages[language]() } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return instance;
};
