import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { appTheme } from './theme.ts';

/** Dresses the page; which of the themes it wears is said by `data-theme` of the document, which MUI neither keeps nor writes. */
export const AppThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={appTheme} defaultMode="light" storageManager={null} colorSchemeNode={null} noSsr>
    {children}
  </ThemeProvider>
);
