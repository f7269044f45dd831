import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { appTheme } from './theme.ts';

/** Provides the theme; `data-theme` of the document says whether the page is light or dark: MUI neither stores nor writes that. */
export const AppThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={appTheme} defaultMode="light" storageManager={null} colorSchemeNode={null} noSsr>
    {children}
  </ThemeProvider>
);
