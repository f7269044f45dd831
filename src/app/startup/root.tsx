import type { i18n } from 'i18next';
import { StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { AppRef } from '../../machines/app/app.machine.ts';
import { AppProvider } from '../../ui/hooks/actors.tsx';
import { type Inspect, InspectionContext } from '../../ui/hooks/inspection.ts';
import { AppThemeProvider } from '../../ui/theme/app-theme-provider.tsx';
import { AppRoutes } from '../routes/routes.tsx';

type RootProps = {
  readonly app: AppRef;
  readonly i18n: i18n;
  readonly inspect: Inspect;
  /** Called when the first page is painted. */
  readonly onShown: () => void;
};

/** Everything below the router; the prerender renders the same tree. */
export function Root({ app, i18n, inspect, onShown }: RootProps) {
  useEffect(onShown, [onShown]);
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <AppThemeProvider>
          <AppProvider app={app}>
            <InspectionContext value={inspect}>
              <AppRoutes />
            </InspectionContext>
          </AppProvider>
        </AppThemeProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
