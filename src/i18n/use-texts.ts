import { use } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { loadAppTexts } from './i18n.ts';
import { type LanguageCode, languageCodeOf } from './language.ts';

export const useLanguage = (): LanguageCode => languageCodeOf(useTranslation().i18n);

/** Suspends until the texts of signed-in users are loaded. For components that visitors can see too. */
export function useAppTexts(): void {
  // Not from `useTranslation`, which returns a different instance in each component.
  const texts = use(I18nContext);
  if (texts) use(loadAppTexts(texts.i18n));
}
