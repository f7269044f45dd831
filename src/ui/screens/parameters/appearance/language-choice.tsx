import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { changeLanguage } from '../../../../i18n/i18n.ts';
import {
  chosenLanguage,
  keepLanguage,
  type LanguageCode,
  languageData,
  languages,
  startingLanguage,
} from '../../../../i18n/language.ts';
import { useTranslation } from 'react-i18next';
import { RadioCard } from '../../../controls/radio-card.ts';
import { touchOrNarrow } from '../../../theme/media-queries.ts';

const Languages = styled(RadioGroup)({
  flexDirection: 'row',
  gap: 8,
  marginTop: 8,
  [touchOrNarrow]: { flexDirection: 'column' },
});

const LanguageCard = styled(RadioCard)({
  display: 'flex',
  gap: 10,
  minHeight: 40,
  padding: '0 16px 0 12px',
  [touchOrNarrow]: { minHeight: 48 },
});

const useLanguageChoice = () => {
  const { i18n } = useTranslation();
  const [choice, setChoice] = useState(chosenLanguage);
  const [isFailed, setIsFailed] = useState(false);
  const choose = async (next: LanguageCode | undefined) => {
    setChoice(next);
    keepLanguage(next);
    const isLoaded = await changeLanguage(i18n, startingLanguage()).then(
      () => true,
      () => false,
    );
    setIsFailed(!isLoaded);
    if (isLoaded) return;
    // Keeps the former language, also after a reload.
    setChoice(choice);
    keepLanguage(choice);
  };
  return { choice, isFailed, choose };
};

/** Chooses the language of this device: the browser's, or one of the app's. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const id = useId();
  const { choice, isFailed, choose } = useLanguageChoice();
  return (
    <FormControl fullWidth>
      <Typography component="span" variant="inherit" id={id} sx={{ fontWeight: 600 }}>
        {t('parameters.appearance.language')}
      </Typography>
      <Languages name="language" aria-labelledby={id} value={choice ?? ''}>
        {[undefined, ...languages].map((language) => (
          <LanguageCard
            key={language ?? 'browser'}
            lang={language}
            value={language ?? ''}
            control={<Radio />}
            // The name in that language, so that its speakers recognise it.
            label={language ? languageData(language).name : t('parameters.appearance.browserLanguage')}
            onChange={() => void choose(language)}
          />
        ))}
      </Languages>
      <FormHelperText error={isFailed} role="alert">
        {isFailed && t('parameters.appearance.languageFailed')}
      </FormHelperText>
    </FormControl>
  );
}
