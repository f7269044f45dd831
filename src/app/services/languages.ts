import { registerLanguages } from '../../domain/lib/languages.ts';
import { languageData, languages } from '../../i18n/language.ts';
import { vocabularyOf } from '../../i18n/vocabulary.ts';

/** Registers the languages of the interface with the domain, which may not import them. */
export const registerInterfaceLanguages = (): void =>
  registerLanguages(languages.map((code) => ({ code, ...languageData(code), vocabulary: vocabularyOf(code) })));
