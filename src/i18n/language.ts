import type { i18n } from 'i18next';

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** How dates, times and lists are written in each. */
export const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** The first language of the browser's list that we speak, English otherwise. */
export const detectLanguage = (preferred: readonly string[]): Language => {
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.map((code) => languages.find((language) => language === code)).find(Boolean) ?? 'en';
};

// Kept on the device, like the browser’s own: the account’s parameters hold no language.
const storageKey = 'user-language';

/** The language chosen on this device; undefined where the browser's own is followed. */
export function chosenLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return languages.find((language) => language === stored);
  } catch {
    // The browser blocks storage: nothing was ever kept.
    return undefined;
  }
}

/** The language to start in. */
export const startingLanguage = (): Language => chosenLanguage() ?? detectLanguage(navigator.languages);

/** Keeps a choice for the next start; undefined follows the browser again. */
export function keepLanguage(choice: Language | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // The choice lives as long as the page.
  }
}

/** The language that an instance speaks. */
export const languageOf = ({ language: spoken }: Pick<i18n, 'language'>): Language =>
  languages.find((language) => language === spoken) ?? 'en';
