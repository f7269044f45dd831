import type { i18n } from 'i18next';
import type { Language } from './language.ts';

/** What the development server sends when a file of texts is saved. */
export type ChangedTexts = { readonly language: Language; readonly texts: unknown };

export const textsChanged = 'texts:changed';

/** Shows the texts of a file that is saved while the page is open. */
export const showChangedTexts = (instance: i18n, { language, texts }: ChangedTexts): void => {
  instance.addResourceBundle(language, 'translation', texts, true, true);
  instance.emit('languageChanged', instance.language);
};
