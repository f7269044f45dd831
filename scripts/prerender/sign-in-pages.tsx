import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { deviceEnvironment } from '../../src/app/services/environment.ts';
import { Root } from '../../src/app/startup/root.tsx';
import { createI18n } from '../../src/i18n/i18n.ts';
import { type LanguageCode, languages } from '../../src/i18n/language.ts';
import { appMachine } from '../../src/machines/app/app.machine.ts';
import { paths } from '../../src/ui/shell/paths.ts';

async function prerendered(language: LanguageCode) {
  const i18n = await createI18n(language);
  const cache = createCache({ key: 'css' });
  // Must precede the first render: the cache then collects the styles instead of writing them into the markup.
  const emotion = createEmotionServer(cache);
  // Not started: the initial snapshot is the state of a new visitor.
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
    // The page already has a `title`.
    markup: markup.replace(/<title>.*?<\/title>/u, ''),
    css: styles.map(({ css }) => css).join('\n'),
    /** The key of Emotion's cache and the ids of its styles, for `data-emotion`. Excludes the theme's variables, which have another key. */
    styleNames: styles.flatMap(({ key, ids }) => (key === cache.key ? [key, ...ids] : [])).join(' '),
  };
}

/** The prerendered sign-in page of each language. Rendered on import, because the build may close the module runner afterwards. */
export const signInPages = await Promise.all(languages.map(prerendered));
