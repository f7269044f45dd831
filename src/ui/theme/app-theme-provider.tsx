import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { appTheme } from './theme.ts';

// What the build prerenders puts the variables into its stylesheet: no start of the app makes them again.
const hasVariables = import.meta.env.PROD && !import.meta.env.SSR;

/** Provides the theme; `data-theme` of the document says whether the page is light or dark: MUI neither stores nor writes that. */
export const AppThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider
    theme={appTheme()}
    disableStyleSheetGeneration={hasVariables}
    defaultMode="light"
    storageManager={null}
    colorSchemeNode={null}
    noSsr
  >
    {children}
  </ThemeProvider>
);
