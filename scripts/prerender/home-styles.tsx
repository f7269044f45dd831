import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from '../../src/app/routes/routes.tsx';
import { createI18n } from '../../src/i18n/i18n.ts';
import { languages } from '../../src/i18n/language.ts';
import { allNamespaces } from '../../src/i18n/message-key.ts';
import { AppProvider } from '../../src/ui/hooks/actors.tsx';
import { loadLazyComponents } from '../../src/ui/loading/lazy-component.ts';
import { paths } from '../../src/ui/shell/paths.ts';
import { appTheme } from '../../src/ui/theme/theme.ts';
import { startForReturningUser } from './returning-user.ts';

/** One window width for each layout of the sheet, in pixels. */
const widths = [1440, 1000, 700, 360];

const page = new Window({ url: 'https://budget.example' });
const { document, innerHeight, localStorage, location } = page;
// Effects and components read these globals. Emotion, MUI and React are imported without a document, so they render as on a server.
const globals = { window: page, document, innerHeight, localStorage, location };
Object.assign(globalThis, globals);

const i18n = await createI18n(languages[0], allNamespaces);
await loadLazyComponents();
const app = await startForReturningUser(i18n);

const cache = createCache({ key: 'css' });
// Must precede the first render: the cache then collects the styles instead of writing them into the markup.
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

/** MUI's styles of home in every layout, without the theme's styles, which are in the sign-in page's stylesheet. */
export const css = styles.flatMap((chunk) => (chunk.key === cache.key ? chunk.css : [])).join('\n');

/** Emotion's names of these styles, including names of merged styles, which no element has. */
export const names = Object.keys(cache.inserted);
