import { addedOnce, type Loaders } from './added-once.ts';
import type { EmailActionMessages } from './messages.ts';

export const loadEmailAction: Loaders<EmailActionMessages> = {
  fr: async () => (await import('./french-email-action.ts')).frenchEmailAction,
  en: async () => (await import('./english-email-action.ts')).englishEmailAction,
};

/** Resolves once the instance has the texts for the links of mails too. */
export const emailActionTexts = addedOnce(loadEmailAction);
