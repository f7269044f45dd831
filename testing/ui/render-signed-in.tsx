import { act, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { waitFor } from 'xstate';
import { I18nextProvider } from 'react-i18next';
import { TestTheme } from '../theme/test-theme.tsx';
import { MemoryRouter } from 'react-router-dom';
import type { Write } from '../../src/domain/sync/writes.ts';
import { createI18n } from '../../src/i18n/i18n.ts';
import { allNamespaces } from '../../src/i18n/message-key.ts';
import type { LanguageCode } from '../../src/i18n/language.ts';
import { AppProvider } from '../../src/ui/hooks/actors.tsx';
import { loadLazyComponents } from '../../src/ui/loading/lazy-component.ts';
import { WorkspaceProvider } from '../../src/ui/hooks/workspace-actors.tsx';
import { LayoutProvider } from '../../src/ui/hooks/layout.tsx';
import { type Data, startSignedIn } from './signed-in-app.ts';

// Dialogs load when they open, which is slow on a busy machine.
configure({ asyncUtilTimeout: 8000 });

type Options = Data & { readonly language?: LanguageCode };

/** Renders `screen` for a signed-in user. `writes` collects the sent writes; `wait` advances the clock of the charts. */
export const renderSignedIn = async (screen: ReactNode, { language = 'en', ...data }: Options = {}) => {
  const writes: Write[] = [];
  const { app, clock } = startSignedIn({ ...data, onWrite: (write) => writes.push(write) });
  const { session } = app.getSnapshot().children;
  if (session) await waitFor(session, (snapshot) => snapshot.matches('signedIn'));
  const i18n = await createI18n(language, allNamespaces);
  // Preloaded: React does not resume a suspended component within an `act` that is not awaited.
  await loadLazyComponents();
  // A lazy component suspends the page. React resumes the page while `act` is awaited.
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <TestTheme>
          <AppProvider app={app}>
            <MemoryRouter>
              <WorkspaceProvider>
                <LayoutProvider>{screen}</LayoutProvider>
              </WorkspaceProvider>
            </MemoryRouter>
          </AppProvider>
        </TestTheme>
      </I18nextProvider>,
    );
  });
  const wait = (milliseconds: number) => act(() => clock.increment(milliseconds));
  return { app, writes, wait, user: userEvent.setup() };
};
