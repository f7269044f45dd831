import type { Language } from './language.ts';
import type { Namespace } from './message-key.ts';

/** What the development server sends when a file of texts is saved. */
export type ChangedTexts = { readonly language: Language; readonly namespace: Namespace; readonly texts: unknown };

export const textsChanged = 'texts:changed';
