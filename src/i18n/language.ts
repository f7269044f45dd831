import type { i18n } from 'i18next';
import type french from '../../locales/fr/language.json';
import order from '../../locales/languages.json' with { type: 'json' };

/** The code of a language, such as `fr`; its folder in `locales/`. */
export type LanguageCode = string;

// French defines the type of every language.
type LanguageData = typeof french;

const files = import.meta.glob<LanguageData>('../../locales/*/language.json', { eager: true, import: 'default' });
const codes = Object.keys(files).map((path): LanguageCode => path.split('/').at(-2) ?? '');

/** The product's first language, then other languages by code. */
export const languages: readonly [LanguageCode, ...LanguageCode[]] = [
  order.first,
  ...codes.filter((code) => code !== order.first).toSorted(),
];

/** The name and the formats of a language. Throws for an unknown language. */
export function languageData(language: LanguageCode): LanguageData {
  const data = files[`../../locales/${language}/language.json`];
  if (!data) throw new Error(`locales/${language} does not exist.`);
  return data;
}

/** The BCP 47 tag by which `Intl` writes dates, times, lists and amounts in a language. */
export const localeOf = (language: LanguageCode): string => languageData(language).locale;

const knownLanguage = (code: string | null | undefined): LanguageCode | undefined =>
  languages.find((language) => language === code);

/** The first of the browser's preferred languages that the interface has, otherwise the fallback. */
export const detectLanguage = (preferred: readonly string[]): LanguageCode =>
  preferred.map((tag) => knownLanguage(tag.toLowerCase().split('-')[0])).find(Boolean) ?? order.fallback;

// Stored on the device, not in the account: a user's devices can have different languages.
const storageKey = 'user-language';

/** The language chosen on this device; undefined when the page uses the browser's language. */
export function chosenLanguage(): LanguageCode | undefined {
  try {
    return knownLanguage(localStorage.getItem(storageKey));
  } catch {
    // The browser blocks storage.
    return undefined;
  }
}

export const startingLanguage = (): LanguageCode => chosenLanguage() ?? detectLanguage(navigator.languages);

/** Stores the choice for the next start. Undefined returns to the browser's language. */
export function keepLanguage(choice: LanguageCode | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // The browser blocks storage: the choice lasts until the page is closed.
  }
}

/** The current language of an i18next instance. */
export const languageCodeOf = ({ language: spoken }: Pick<i18n, 'language'>): LanguageCode =>
  knownLanguage(spoken) ?? order.fallback;
