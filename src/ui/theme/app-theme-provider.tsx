import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { appTheme } from './theme.ts';

// The stylesheet of the build holds the variables (scripts/prerender): a start need not make them again.
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
