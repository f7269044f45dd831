import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { AppThemeProvider } from '../../src/ui/theme/app-theme-provider.tsx';

// Styles stay outside the document, because queries by role compute the style of each element, which is slow with many rules.
const cache = createCache({ key: 'css', container: document.createElement('div') });

/** The theme without applied styles, which tests in happy-dom do not need. */
export const TestTheme = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={cache}>
    <AppThemeProvider>{children}</AppThemeProvider>
  </CacheProvider>
);
