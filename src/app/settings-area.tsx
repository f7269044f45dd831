import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsTexts } from '../i18n/later-texts.ts';
import { ParametersScreen } from '../ui/screens/parameters/parameters-screen.tsx';
import { AppThemeProvider } from '../ui/theme/app-theme-provider.tsx';

/** The screen of the settings, once its texts are there. */
export const SettingsArea = () => {
  use(settingsTexts(useTranslation().i18n));
  return (
    <AppThemeProvider>
      <ParametersScreen />
    </AppThemeProvider>
  );
};
