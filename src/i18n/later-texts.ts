import { addedOnce, type Loaders } from './added-once.ts';
import type { ReviewMessages, SettingsMessages } from './messages.ts';

// One file a language holds both: together they are smaller.
export const loadSettings: Loaders<SettingsMessages> = {
  fr: async () => (await import('./french-later.ts')).frenchSettings,
  en: async () => (await import('./english-later.ts')).englishSettings,
};
export const loadReview: Loaders<ReviewMessages> = {
  fr: async () => (await import('./french-later.ts')).frenchReview,
  en: async () => (await import('./english-later.ts')).englishReview,
};

/** Resolves once the instance has the texts of the settings too. */
export const settingsTexts = addedOnce(loadSettings);

/** Resolves once the instance has the texts about what has not reached the server too. */
export const reviewTexts = addedOnce(loadReview);
