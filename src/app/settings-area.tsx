import { ParametersScreen } from '../ui/screens/parameters/parameters-screen.tsx';
import { AppThemeProvider } from '../ui/theme/app-theme-provider.tsx';

/** The screen of the settings. */
export const SettingsArea = () => (
  <AppThemeProvider>
    <ParametersScreen />
  </AppThemeProvider>
);
