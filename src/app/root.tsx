import type { i18n } from 'i18next';
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import type { AppRef } from '../machines/app/app.machine.ts';
import { AppProvider } from '../ui/hooks/actors.tsx';
import { type Inspect, InspectionContext } from '../ui/hooks/inspection.ts';
import { AppThemeProvider } from '../ui/theme/app-theme-provider.tsx';
import { AppRoutes } from './routes.tsx';

type RootProps = {
  readonly app: AppRef;
  readonly i18n: i18n;
  readonly inspect: Inspect;
  /** Called once the first page has been painted. */
  readonly onShown: () => void;
};

/** The first page is drawn in slices: an address that changes between them is told again, once the router listens. */
function useAddressOfStart() {
  const [address] = useState(() => location.href);
  useLayoutEffect(() => {
    if (location.href !== address) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [address]);
}

/** Everything that the page shows, around the running actor. */
export function Root({ app, i18n, inspect, onShown }: RootProps) {
  useAddressOfStart();
  useEffect(onShown, [onShown]);
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <AppThemeProvider>
          <AppProvider app={app}>
            <InspectionContext value={inspect}>
              <BrowserRouter>
                <AppRoutes />
              </BrowserRouter>
            </InspectionContext>
          </AppProvider>
        </AppThemeProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
