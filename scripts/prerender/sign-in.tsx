import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
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
import { AppThemeProvider } from '../../src/ui/theme/app-theme-provider.tsx';

async function drawn(language: Language) {
  const i18n = await createI18n(language);
  const cache = createCache({ key: 'css' });
  // Before anything is drawn: from then on the cache keeps the styles out of the markup.
  const emotion = createEmotionServer(cache);
  // Not started: nothing has happened to a visitor who has just come.
  const app = createActor(appMachine, { input: { environment: deviceEnvironment, link: undefined } });
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <I18nextProvider i18n={i18n}>
        <AppThemeProvider>
          <AppProvider app={app}>
            <MemoryRouter initialEntries={[paths.signIn]}>
              <SignInScreen />
            </MemoryRouter>
          </AppProvider>
        </AppThemeProvider>
      </I18nextProvider>
    </CacheProvider>,
  );
  return {
    language,
    // The page has a title of its own.
    markup: markup.replace(/<title>.*?<\/title>/u, ''),
    css: emotion
      .extractCriticalToChunks(markup)
      .styles.map(({ css }) => css)
      .join('\n'),
  };
}

/** The sign-in screen as a visitor meets it; drawn on import, as whoever imports it may not load anything later. */
export const signInScreens = await Promise.all(languages.map(drawn));
