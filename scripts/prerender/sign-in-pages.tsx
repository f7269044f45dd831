import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { deviceEnvironment } from '../../src/app/services/environment.ts';
import { Root } from '../../src/app/startup/root.tsx';
import { createI18n } from '../../src/i18n/i18n.ts';
import { type Language, languages } from '../../src/i18n/language.ts';
import { appMachine } from '../../src/machines/app/app.machine.ts';
import { paths } from '../../src/ui/shell/paths.ts';

async function drawn(language: Language) {
  const i18n = await createI18n(language);
  const cache = createCache({ key: 'css' });
  // Before anything is drawn: from then on the cache keeps the styles out of the markup.
  const emotion = createEmotionServer(cache);
  // Not started: nothing has happened to a visitor who has just come.
  const app = createActor(appMachine, { input: { environment: deviceEnvironment(false), link: undefined } });
  const markup = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={paths.signIn}>
        <Root app={app} i18n={i18n} inspect={undefined} onShown={() => {}} />
      </StaticRouter>
    </CacheProvider>,
  );
  const { styles } = emotion.extractCriticalToChunks(markup);
  return {
    language,
    // The page has a title of its own.
    markup: markup.replace(/<title>.*?<\/title>/u, ''),
    css: styles.map(({ css }) => css).join('\n'),
    /** Of each sheet of these styles, what Emotion calls it and the rules in it. */
    styleNames: styles.map(({ key, ids }) => [key, ...ids].join(' ')),
  };
}

/** The sign-in page as a visitor meets it; drawn on import, as whoever imports it may not load anything later. */
export const signInPages = await Promise.all(languages.map(drawn));
