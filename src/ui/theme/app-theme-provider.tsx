import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { appTheme } from './app-theme.ts';
import './library-variables.css';

export const AppThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  // The variables are in stylesheets and the page wears what `theme.js` says, before this part of it has come:
  // MUI neither keeps a mode nor writes one.
  <ThemeProvider
    theme={appTheme}
    defaultMode="light"
    storageManager={null}
    colorSchemeNode={null}
    disableStyleSheetGeneration
    noSsr
  >
    {children}
  </ThemeProvider>
);
