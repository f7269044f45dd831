import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsTexts } from '../i18n/create-i18n.ts';
import { ParametersScreen } from '../ui/screens/parameters/parameters-screen.tsx';

/** The screen of the settings, once its texts are there. */
export const SettingsArea = () => {
  use(settingsTexts(useTranslation().i18n));
  return <ParametersScreen />;
};
