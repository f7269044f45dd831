import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from './language.ts';
import type { MessageKey } from './message-key.ts';

type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: Values) => string;

/** What the page speaks: another object when its language changes. */
export type Texts = { readonly translate: Translate; readonly language: Language; readonly i18n: i18n };

export const TextsContext = createContext<Texts | undefined>(undefined);

const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (!texts) throw new Error('What asks for texts must stand inside of TextsProvider.');
  return texts;
};

/** The text of a key in the language of the interface. */
export const useTranslate = (): Translate => useTexts().translate;

/** The language of the interface, for what is formatted rather than translated. */
export const useLanguage = (): Language => useTexts().language;

/** The texts themselves, for who adds some or changes the language. */
export const useI18n = (): i18n => useTexts().i18n;
