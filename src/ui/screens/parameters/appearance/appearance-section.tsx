import { useTranslation } from 'react-i18next';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { useIsDark } from '../../../theme/theme-choice.ts';
import { InstallButton, useIsInstallable } from '../../../shell/install-button.tsx';
import { Pane } from '../pane.tsx';
import './appearance.css';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeCard } from './theme-card.tsx';

export function AppearanceSection() {
  const { t } = useTranslation();
  const parameters = useParameters();
  const isDark = useIsDark();
  return (
    <Pane title={t('parameters.sections.appearance')} lead={t('parameters.appearance.lead')}>
      <fieldset className="theme-cards">
        <legend className="appearance-legend">{t('parameters.appearance.theme')}</legend>
        {(['light', 'dark'] as const).map((theme) => (
          <ThemeCard
            key={theme}
            theme={theme}
            checked={isDark === (theme === 'dark')}
            onChoose={() => parameters.send({ type: 'theme.chosen', dark: theme === 'dark' })}
          />
        ))}
      </fieldset>
      <LanguageChoice />
      <Installation />
    </Pane>
  );
}

const Installation = () => {
  const { t } = useTranslation();
  if (!useIsInstallable()) return null;
  return (
    <section className="installation" aria-label={t('installation.title')}>
      <h2 className="appearance-legend">{t('installation.title')}</h2>
      <p>{t('installation.text')}</p>
      <InstallButton />
    </section>
  );
};
