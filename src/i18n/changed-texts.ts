import type { LanguageCode } from './language.ts';
import type { Namespace } from './message-key.ts';

/** Sent by the development server when a file of texts is saved. */
export type ChangedTexts = { readonly language: LanguageCode; readonly namespace: Namespace; readonly texts: unknown };

export const textsChanged = 'texts:changed';
