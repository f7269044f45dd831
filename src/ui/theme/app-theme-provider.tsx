import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { appTheme } from './theme.ts';

// The built stylesheet already contains the theme's CSS variables (scripts/prerender).
const hasVariables = import.meta.env.PROD && !import.meta.env.SSR;

/** Provides the theme. `data-theme` on the document selects the colour scheme; MUI neither stores nor writes it. */
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
