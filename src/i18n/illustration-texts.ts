import { addedOnce, type Loaders } from './added-once.ts';
import type { IllustrationMessages } from './messages.ts';

export const loadIllustration: Loaders<IllustrationMessages> = {
  fr: async () => (await import('./french-illustration.ts')).frenchIllustration,
  en: async () => (await import('./english-illustration.ts')).englishIllustration,
};

/** Resolves once the instance has the texts of the picture beside the forms too. */
export const illustrationTexts = addedOnce(loadIllustration);
