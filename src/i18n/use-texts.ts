import { use } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { loadAppTexts } from './i18n.ts';
import { type Language, languageOf } from './language.ts';

/** The current language of the interface. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n);

/** Suspends until the texts of signed-in users are loaded: for a component that visitors may see, too. */
export function useAppTexts(): void {
  // The instance of `useTranslation` is a different object in each component.
  const texts = use(I18nContext);
  if (texts) use(loadAppTexts(texts.i18n));
}
