import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { TestTheme } from '../theme/test-theme.tsx';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createActor, SimulatedClock } from 'xstate';
import type { EmailLink } from '../../src/domain/identity/identity.ts';
import { sheetDateOf } from '../../src/domain/sheet/sheet-date.ts';
import { createI18n } from '../../src/i18n/i18n.ts';
import { allNamespaces } from '../../src/i18n/message-key.ts';
import type { Language } from '../../src/i18n/language.ts';
import { appMachine } from '../../src/machines/app/app.machine.ts';
import { emailActionMachine } from '../../src/machines/email-action/email-action.machine.ts';
import { bind } from '../../src/machines/shared/bind.ts';
import type { installMachine } from '../../src/machines/install/install.machine.ts';
import { AppProvider } from '../../src/ui/hooks/actors.tsx';
import { loadLazyComponents } from '../../src/ui/loading/lazy-component.ts';
import { noInstallation } from './no-installation.ts';
import { type VisitorEffects, visitorSession } from './visitor-session.ts';

// Texts of some screens are loaded with them, which takes a busy machine its time.
configure({ asyncUtilTimeout: 8000 });

type Situation = {
  readonly language?: Language;
  readonly path?: string;
  readonly effects?: Partial<VisitorEffects>;
  readonly link?: EmailLink;
  readonly emailAction?: typeof emailActionMachine;
  readonly install?: typeof installMachine;
};

const environment = {
  createId: () => 'a'.repeat(20),
  today: () => sheetDateOf(new Date(2026, 10, 20)),
  now: () => new Date(2026, 10, 20).getTime(),
  endsSessions: true,
  random: () => 0.5,
};

const CurrentPath = () => <span data-testid="path">{useLocation().pathname}</span>;

/** Renders a part of the interface for a visitor, with the app's actors running. */
export const renderApp = async (ui: ReactNode, situation: Situation = {}) => {
  const {
    language = 'fr',
    path = '/',
    effects = {},
    link,
    emailAction = emailActionMachine,
    install = noInstallation,
  } = situation;
  const session = visitorSession(effects, environment);
  const app = createActor(bind(appMachine, { session, install, loadEmailAction: async () => emailAction }), {
    input: { environment, link },
    // A clock that stands still: a toast stays on the page, however long a busy machine takes.
    clock: new SimulatedClock(),
  });
  const i18n = await createI18n(language, allNamespaces);
  await loadLazyComponents();
  app.start();
  // A screen suspends until it has its texts: React goes on with it where the `act` is awaited.
  const view = await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <TestTheme>
          <AppProvider app={app}>
            <MemoryRouter initialEntries={[path]}>
              {ui}
              <CurrentPath />
            </MemoryRouter>
          </AppProvider>
        </TestTheme>
      </I18nextProvider>,
    ),
  );
  return { ...view, app, user: userEvent.setup(), path: () => view.getByTestId('path').textContent };
};

/** For `afterEach`: takes the page down. */
export const clearPage = (): void => {
  cleanup();
};
