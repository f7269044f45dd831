import { use } from 'react';
import { useI18n } from '../i18n/use-translate.ts';
import { settingsTexts } from '../i18n/later-texts.ts';
import { ParametersScreen } from '../ui/screens/parameters/parameters-screen.tsx';
import { AppThemeProvider } from '../ui/theme/app-theme-provider.tsx';

/** The screen of the settings, once its texts are there. */
export const SettingsArea = () => {
  use(settingsTexts(useI18n()));
  return (
    <AppThemeProvider>
      <ParametersScreen />
    </AppThemeProvider>
  );
};
