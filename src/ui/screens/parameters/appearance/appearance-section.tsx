import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useParameters } from '../../../hooks/actors.tsx';
import { Pane } from '../pane.tsx';
import './appearance.css';
import { ThemeCard } from './theme-card.tsx';

export function AppearanceSection() {
  const t = useTranslate();
  const parameters = useParameters();
  const { mode } = useColorScheme();
  return (
    <Pane title={t('parameters.sections.appearance')} lead={t('parameters.appearance.lead')}>
      <fieldset className="theme-cards" aria-label={t('parameters.appearance.theme')}>
        {(['light', 'dark'] as const).map((theme) => (
          <ThemeCard
            key={theme}
            theme={theme}
            checked={theme === mode}
            onChoose={() => parameters.send({ type: 'theme.chosen', dark: theme === 'dark' })}
          />
        ))}
      </fieldset>
    </Pane>
  );
}
