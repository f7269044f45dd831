import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { appTheme } from './app-theme.ts';
import { themeModeKey, themeModeStorage } from './theme-mode-storage.ts';

export const AppThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  // The variables are in `variables.css`: they colour the page before any script has run.
  <ThemeProvider
    theme={appTheme}
    defaultMode="light"
    modeStorageKey={themeModeKey}
    storageManager={themeModeStorage}
    disableStyleSheetGeneration
    noSsr
  >
    {children}
  </ThemeProvider>
);
