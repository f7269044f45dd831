import type { i18n } from 'i18next';
import { StrictMode, useEffect } from 'react';
import { TextsProvider } from '../i18n/texts-provider.tsx';
import { BrowserRouter } from 'react-router-dom';
import type { AppRef } from '../machines/app/app.machine.ts';
import { AppProvider } from '../ui/hooks/actors.tsx';
import { type Inspect, InspectionContext } from '../ui/hooks/inspection.ts';
import { AppRoutes } from './routes.tsx';

type RootProps = {
  readonly app: AppRef;
  readonly i18n: i18n;
  readonly inspect: Inspect;
  /** Called once the first page has been painted. */
  readonly onShown: () => void;
};

/** Everything that the page shows, around the running actor. */
export function Root({ app, i18n, inspect, onShown }: RootProps) {
  useEffect(onShown, [onShown]);
  return (
    <StrictMode>
      <TextsProvider i18n={i18n}>
        <AppProvider app={app}>
          <InspectionContext value={inspect}>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
          </InspectionContext>
        </AppProvider>
      </TextsProvider>
    </StrictMode>
  );
}
