import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { waitFor } from 'xstate';
import { AppRoutes } from '../../src/app/routes/routes.tsx';
import { loadSignedInParts } from '../../src/app/routes/signed-in-parts.tsx';
import { whenFirstSheetReady } from '../../src/app/startup/first-page.ts';
import { createI18n } from '../../src/i18n/i18n.ts';
import { allNamespaces } from '../../src/i18n/message-key.ts';
import { AppProvider } from '../../src/ui/hooks/actors.tsx';
import { loadParts } from '../../src/ui/shell/late-part.ts';
import { paths } from '../../src/ui/shell/paths.ts';
import { appTheme } from '../../src/ui/theme/theme.ts';
import { entryWith, provisionWith } from '../../testing/domain/lines.ts';
import { startSignedIn } from '../../testing/ui/signed-in-app.ts';

const content = {
  in: [entryWith({ debit: false, value: 2000 })],
  moneySaving: [entryWith({ value: 100 })],
  outDay: [entryWith({ value: 20 })],
  outMonth: [entryWith({ value: 700, day: 5 })],
  provisions: [provisionWith({ price: 120, monthlyPayment: 10 })],
};

/** A window of each layout of the sheet. */
const widths = [1440, 1000, 700, 360];

const page = new Window({ url: 'https://budget.example' });
const { document, innerHeight, localStorage, location } = page;
// What the charts' effects and the first states of components ask the browser for. Emotion, MUI and React, imported above, have
// found no document: they render as on a server.
const globals = { window: page, document, innerHeight, localStorage, location };
Object.assign(globalThis, globals);

const i18n = await createI18n('en', allNamespaces);
await Promise.all([loadSignedInParts(), loadParts()]);
const { app } = startSignedIn({ content });
const { session } = app.getSnapshot().children;
if (session) await waitFor(session, (snapshot) => snapshot.matches('signedIn'));
await whenFirstSheetReady(app);

const cache = createCache({ key: 'css' });
// Before the first render: it makes the cache collect the styles instead of writing them into the markup.
const emotion = createEmotionServer(cache);

function renderAt(width: number): string {
  page.happyDOM.setViewport({ width, height: 900 });
  const ssrMatchMedia = (query: string) => page.matchMedia(query);
  const theme = appTheme();
  const components = { ...theme.components, MuiUseMediaQuery: { defaultProps: { ssrMatchMedia } } };
  return renderToString(
    <CacheProvider value={cache}>
      <I18nextProvider i18n={i18n}>
        <ThemeProvider theme={{ ...theme, components }}>
          <AppProvider app={app}>
            <StaticRouter location={paths.home}>
              <AppRoutes />
            </StaticRouter>
          </AppProvider>
        </ThemeProvider>
      </I18nextProvider>
    </CacheProvider>,
  );
}

const { styles } = emotion.extractCriticalToChunks(widths.map(renderAt).join(''));
app.stop();
await page.happyDOM.close();
for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);

/** The styles of MUI on home, in every layout; those of the theme are with the sign-in page. */
export const css = styles.flatMap((chunk) => (chunk.key === cache.key ? chunk.css : [])).join('\n');

/** The names that Emotion has for them, and for those that are merged into another before they come to an element. */
export const names = Object.keys(cache.inserted);
