import type { i18n } from 'i18next';
import { wholeTexts } from './whole-texts.ts';
import { type Language, storageKey } from './language.ts';

/** Keeps a choice for the next start; undefined follows the browser again. */
export function keepLanguage(choice: Language | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // The choice lives as long as the page.
  }
}

/** Has an instance speak another language from now on; rejects, and changes nothing, when its texts cannot be loaded. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  // Whatever is on show must not lose its text: all of them, before the first one changes.
  for (const texts of await wholeTexts(language)) instance.addResourceBundle(language, 'translation', texts, true);
  await instance.changeLanguage(language);
}
