import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { useIsDark } from '../../../theme/theme-choice.ts';
import { InstallButton, useIsInstallable } from '../../../updates/install-button.tsx';
import { Pane } from '../pane.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeCard } from './theme-card.tsx';

const ThemeCards = styled(RadioGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 240px))',
  gap: 16,
  margin: '12px 0 32px',
});

export function AppearanceSection() {
  const { t } = useTranslation();
  const id = useId();
  const parameters = useParameters();
  const isDark = useIsDark();
  return (
    <Pane title={t('parameters.sections.appearance')} lead={t('parameters.appearance.lead')}>
      <Typography component="p" variant="inherit" id={id} sx={{ fontWeight: 600 }}>
        {t('parameters.appearance.theme')}
      </Typography>
      <ThemeCards name="theme" aria-labelledby={id} value={isDark ? 'dark' : 'light'}>
        {(['light', 'dark'] as const).map((theme) => (
          <ThemeCard
            key={theme}
            theme={theme}
            onChoose={() => parameters.send({ type: 'theme.chosen', dark: theme === 'dark' })}
          />
        ))}
      </ThemeCards>
      <LanguageChoice />
      <Installation />
    </Pane>
  );
}

const Installation = () => {
  const { t } = useTranslation();
  if (!useIsInstallable()) return null;
  return (
    <section aria-label={t('installation.title')}>
      <Typography component="h2" variant="inherit" sx={{ mb: 3, fontWeight: 600 }}>
        {t('installation.title')}
      </Typography>
      <p>{t('installation.text')}</p>
      <InstallButton />
    </section>
  );
};
