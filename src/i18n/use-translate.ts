import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './language.ts';
import type { MessageKey } from './message-key.ts';

type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: Values) => string;

/** The text of a key in the language of the interface. */
export const useTranslate = (): Translate => {
  const { t } = useTranslation();
  return useCallback((key, values) => t(key, values ?? {}), [t]);
};

/** The language of the interface, for what is formatted rather than translated. */
export const useLanguage = (): Language => (useTranslation().i18n.language === 'fr' ? 'fr' : 'en');
