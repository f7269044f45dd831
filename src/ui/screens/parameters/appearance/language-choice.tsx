import { useState } from 'react';
import { changeLanguage } from '../../../../i18n/i18n.ts';
import { chosenLanguage, keepLanguage, type Language, languages, startingLanguage } from '../../../../i18n/language.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../controls/icon.tsx';

// Whoever cannot read the language on show must find their own: its name is never translated.
const names: Record<Language, string> = { fr: 'Français', en: 'English' };

const useLanguageChoice = () => {
  const { i18n } = useTranslation();
  const [choice, setChoice] = useState(chosenLanguage);
  const [isFailed, setIsFailed] = useState(false);
  const choose = async (next: Language | undefined) => {
    setChoice(next);
    keepLanguage(next);
    const isSpoken = await changeLanguage(i18n, startingLanguage()).then(
      () => true,
      () => false,
    );
    setIsFailed(!isSpoken);
    if (isSpoken) return;
    // What is spoken still is spoken after a reload too.
    setChoice(choice);
    keepLanguage(choice);
  };
  return { choice, isFailed, choose };
};

/** The language of this device: the browser's, or one of ours. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { choice, isFailed, choose } = useLanguageChoice();
  return (
    <>
      <fieldset className="language-choice">
        <legend className="appearance-legend">{t('parameters.appearance.language')}</legend>
        {[undefined, ...languages].map((language) => (
          <label key={language ?? 'browser'} className="language-option" lang={language}>
            <input type="radio" name="language" checked={language === choice} onChange={() => void choose(language)} />
            {language ? names[language] : t('parameters.appearance.browserLanguage')}
          </label>
        ))}
      </fieldset>
      <p className="language-failure" role="alert">
        {isFailed && (
          <>
            <Icon name="alert" />
            {t('parameters.appearance.languageFailed')}
          </>
        )}
      </p>
    </>
  );
}
