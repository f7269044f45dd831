import type { i18n } from 'i18next';
import { createI18n, insideTexts, loadInside, loadOutside } from './create-i18n.ts';
import { emailActionTexts, loadEmailAction } from './email-action-texts.ts';
import { illustrationTexts, loadIllustration } from './illustration-texts.ts';
import type { Language } from './language.ts';
import { loadReview, loadSettings, reviewTexts, settingsTexts } from './later-texts.ts';

/** Every text of a language, in parts. */
export const wholeTexts = (language: Language): Promise<readonly object[]> =>
  Promise.all(
    [loadOutside, loadEmailAction, loadIllustration, loadInside, loadSettings, loadReview].map((load) =>
      load[language](),
    ),
  );

/** An i18next instance that speaks one language and has every text. */
export const createWholeI18n = async (language: Language): Promise<i18n> => {
  const instance = await createI18n(language);
  const parts = [emailActionTexts, illustrationTexts, insideTexts, settingsTexts, reviewTexts];
  await Promise.all(parts.map((texts) => texts(instance)));
  return instance;
};
