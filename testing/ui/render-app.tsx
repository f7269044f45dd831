import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { TestTheme } from '../theme/test-theme.tsx';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createActor, SimulatedClock } from 'xstate';
import type { Identity } from '../../src/api/identity/identity.ts';
import type { EmailLink } from '../../src/domain/identity/identity.ts';
import { fakeData } from '../app/fake-data.ts';
import type { Environment } from '../../src/machines/shared/environment.ts';
import type { SessionsEnd } from '../../src/machines/sign-outs/sign-outs.machine.ts';
import { sheetDateOf } from '../../src/domain/sheet/sheet-date.ts';
import { createI18n } from '../../src/i18n/i18n.ts';
import { allNamespaces } from '../../src/i18n/message-key.ts';
import type { LanguageCode } from '../../src/i18n/language.ts';
import { appMachine } from '../../src/machines/app/app.machine.ts';
import { emailActionMachine } from '../../src/machines/email-action/email-action.machine.ts';
import { bind } from '../../src/machines/shared/bind.ts';
import type { installMachine } from '../../src/machines/install/install.machine.ts';
import { AppProvider } from '../../src/ui/hooks/actors.tsx';
import { loadLazyComponents } from '../../src/ui/loading/lazy-component.ts';
import { noInstallation } from './no-installation.ts';
import { noEffect } from './account-effects.ts';
import { fakeSession } from './fake-session.ts';

// Lazy screens load their texts, which is slow on a busy machine.
configure({ asyncUtilTimeout: 8000 });

type VisitorEffects = Pick<Identity, 'signIn' | 'createAccount' | 'sendVerification' | 'sendPasswordReset'> & {
  /** The result of sign-outs started by an earlier page. */
  readonly sessionsEnd: SessionsEnd;
};

const noEffects: VisitorEffects = {
  signIn: noEffect,
  createAccount: noEffect,
  sendVerification: noEffect,
  sendPasswordReset: noEffect,
  sessionsEnd: 'ended',
};

const visitorSession = (own: Partial<VisitorEffects>, environment: Environment) => {
  const { sessionsEnd, ...identity } = { ...noEffects, ...own };
  const data = fakeData({ budget: { createSheet: async () => {}, createParameters: async () => {} } });
  return fakeSession({ user: undefined, identity, environment, data, sessionsEnd });
};

type Options = {
  readonly language?: LanguageCode;
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

/** Renders a part of the interface for a visitor, with running actors. */
export const renderApp = async (ui: ReactNode, options: Options = {}) => {
  const {
    language = 'fr',
    path = '/',
    effects = {},
    link,
    emailAction = emailActionMachine,
    install = noInstallation,
  } = options;
  const session = visitorSession(effects, environment);
  const app = createActor(bind(appMachine, { session, install, loadEmailAction: async () => emailAction }), {
    input: { environment, link },
    // The clock is stopped, so that toasts stay on the page.
    clock: new SimulatedClock(),
  });
  const i18n = await createI18n(language, allNamespaces);
  await loadLazyComponents();
  app.start();
  // A screen suspends until its texts are loaded. React resumes the screen while `act` is awaited.
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

/** Unmounts the page, for `afterEach`. */
export const clearPage = (): void => {
  cleanup();
};
