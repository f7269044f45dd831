import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { AppThemeProvider } from '../../src/ui/theme/app-theme-provider.tsx';

// Outside of the document: to find a role, a test computes the style of each element, from every rule of the page.
const cache = createCache({ key: 'css', container: document.createElement('div') });

/** The theme, whose styles no test without a browser looks at. */
export const TestTheme = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={cache}>
    <AppThemeProvider>{children}</AppThemeProvider>
  </CacheProvider>
);
