import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { deviceEnvironment } from '../../src/app/environment.ts';
import { createI18n } from '../../src/i18n/i18n.ts';
import { type Language, languages } from '../../src/i18n/language.ts';
import { appMachine } from '../../src/machines/app/app.machine.ts';
import { AppProvider } from '../../src/ui/hooks/actors.tsx';
import { SignInScreen } from '../../src/ui/screens/sign-in/sign-in-screen.tsx';
import { paths } from '../../src/ui/shell/paths.ts';

async function markupIn(language: Language): Promise<string> {
  const i18n = await createI18n(language);
  // Not started: nothing has happened to a visitor who has just come.
  const app = createActor(appMachine, { input: { environment: deviceEnvironment, link: undefined } });
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <AppProvider app={app}>
        <MemoryRouter initialEntries={[paths.signIn]}>
          <SignInScreen />
        </MemoryRouter>
      </AppProvider>
    </I18nextProvider>,
  );
  // The page has a title of its own.
  return markup.replace(/<title>.*?<\/title>/u, '');
}

/** The sign-in screen as a visitor meets it, in HTML; drawn on import, as whoever imports it may not load anything later. */
export const signInScreens = await Promise.all(
  languages.map(async (language) => ({ language, markup: await markupIn(language) })),
);
