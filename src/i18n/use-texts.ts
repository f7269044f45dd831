import { use } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { appTexts } from './i18n.ts';
import { type Language, languageOf } from './language.ts';

/** The language of the interface, for what is formatted rather than translated. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n);

/** Waits for the texts of a signed-in person, where somebody else may need them. */
export function useAppTexts(): void {
  // Not that of `useTranslation`, which is another object for each component.
  const texts = use(I18nContext);
  if (texts) use(appTexts(texts.i18n));
}
