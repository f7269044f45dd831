import type french from '../../locales/fr/vocabulary.json';
import type { LanguageCode } from './language.ts';

// Not in `language.ts`, so that only signed-in users download the words.
const files = import.meta.glob<typeof french>('../../locales/*/vocabulary.json', { eager: true, import: 'default' });

/** The words of a language in typed and pasted texts. Throws for an unknown language. */
export function vocabularyOf(language: LanguageCode): typeof french {
  const vocabulary = files[`../../locales/${language}/vocabulary.json`];
  if (!vocabulary) throw new Error(`locales/${language} has no vocabulary.`);
  return vocabulary;
}
