import { registerLanguages } from '../../domain/lib/languages.ts';
import { languageData, languages, vocabularyOf } from '../../i18n/language.ts';

/** Tells the domain the languages of the interface. Called before the app is created. */
export const registerInterfaceLanguages = (): void =>
  registerLanguages(languages.map((code) => ({ code, ...languageData(code), vocabulary: vocabularyOf(code) })));
