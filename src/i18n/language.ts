import type { i18n } from 'i18next';

import order from '../../locales/languages.json' with { type: 'json' };
import type data from '../../locales/fr/language.json';
import type vocabulary from '../../locales/fr/vocabulary.json';

/** The code of a language, such as `fr`; its folder in `locales/`. */
export type Language = string;

// French defines the shapes, as it does for the texts.
type LanguageData = typeof data;
type Vocabulary = typeof vocabulary;

const byFolder = <Data>(files: Readonly<Record<string, Data>>): ReadonlyMap<Language, Data> =>
  new Map(Object.entries(files).map(([path, data]) => [path.split('/').at(-2) ?? '', data]));

const table = byFolder(
  import.meta.glob<LanguageData>('../../locales/*/language.json', { eager: true, import: 'default' }),
);

const vocabularies = byFolder(
  import.meta.glob<Vocabulary>('../../locales/*/vocabulary.json', { eager: true, import: 'default' }),
);

/** The product's first language, then the others by their codes. */
export const languages: readonly [Language, ...Language[]] = [
  order.first,
  ...[...table.keys()].filter((language) => language !== order.first).toSorted(),
];

function required<Data>(data: Data | undefined, language: Language): Data {
  if (data === undefined) throw new Error(`The folder locales/${language} is missing or not complete.`);
  return data;
}

/** The name and the formats of a language: `locales/<language>/language.json`. Throws for an unknown language. */
export const languageData = (language: Language): LanguageData => required(table.get(language), language);

/** The words of a language that people type and paste. Throws for an unknown language. */
export const vocabularyOf = (language: Language): Vocabulary => required(vocabularies.get(language), language);

/** The BCP 47 tag by which `Intl` writes dates, times, lists and amounts in a language. */
export const localeOf = (language: Language): string => languageData(language).locale;

const knownLanguage = (code: string | null | undefined): Language | undefined =>
  languages.find((language) => language === code);

/** The first of the browser's preferred languages that the interface has, otherwise the fallback. */
export const detectLanguage = (preferred: readonly string[]): Language =>
  preferred.map((tag) => knownLanguage(tag.toLowerCase().split('-')[0])).find(Boolean) ?? order.fallback;

// On the device, not in the account: each device may speak its own language.
const storageKey = 'user-language';

/** The language chosen on this device; undefined when the page follows the browser's. */
export function chosenLanguage(): Language | undefined {
  try {
    return knownLanguage(localStorage.getItem(storageKey));
  } catch {
    // The browser blocks storage.
    return undefined;
  }
}

/** The language to start in. */
export const startingLanguage = (): Language => chosenLanguage() ?? detectLanguage(navigator.languages);

/** Stores the choice for the next start; undefined follows the browser again. */
export function keepLanguage(choice: Language | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // The browser blocks storage: the choice lasts until the page is closed.
  }
}

/** The current language of an i18next instance. */
export const languageOf = ({ language: spoken }: Pick<i18n, 'language'>): Language =>
  knownLanguage(spoken) ?? order.fallback;
