import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';
import type { InsideMessages, Messages, OutsideMessages, ReviewMessages, SettingsMessages } from './messages.ts';

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
const loadSettings: Record<Language, () => Promise<SettingsMessages>> = {
  fr: async () => (await import('./french-settings.ts')).frenchSettings,
  en: async () => (await import('./english-settings.ts')).englishSettings,
};
const loadReview: Record<Language, () => Promise<ReviewMessages>> = {
  fr: async () => (await import('./french-review.ts')).frenchReview,
  en: async () => (await import('./english-review.ts')).englishReview,
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
  await Promise.all([insideTexts(instance), settingsTexts(instance), reviewTexts(instance)]);
  return instance;
};

type Loaders = Record<Language, () => Promise<object>>;

/** Adds texts to an instance once; gives the same promise to every caller. */
function addedOnce(loaders: Loaders): (instance: i18n) => Promise<void> {
  // `useTranslation` gives another object for the same instance at each render; what it stores is the same.
  const arrivals = new WeakMap<i18n['store'], Promise<void>>();
  const add = async (instance: i18n) => {
    const language: Language = instance.language === 'fr' ? 'fr' : 'en';
    instance.addResourceBundle(language, 'translation', await loaders[language](), true);
  };
  return (instance) => {
    const arrival = arrivals.get(instance.store) ?? add(instance);
    arrivals.set(instance.store, arrival);
    return arrival;
  };
}

/** Resolves once the instance has the texts of a signed-in person too. */
export const insideTexts = addedOnce(loadInside);

/** Resolves once the instance has the texts of the settings too. */
export const settingsTexts = addedOnce(loadSettings);

/** Resolves once the instance has the texts about what has not reached the server too. */
export const reviewTexts = addedOnce(loadReview);
