import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { noBreakSpaces } from '../locales/no-break-spaces.ts';
import { earlyScript } from './early-script.ts';
import type * as HomeStyles from './home-styles.tsx';
import type * as SignInPages from './sign-in-pages.tsx';

// The page already loads the app's own stylesheets.
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};

/**
 * Inserts the sign-in page in each language into `index.html`. Adds MUI's styles and the theme's variables of that page to the app's
 * stylesheet, and the styles of home to the stylesheet of signed-in users. In development, React renders the page and its styles.
 */
export function prerendered(): Plugin {
  let root: string | undefined;
  let pages: (typeof SignInPages)['signInPages'] = [];
  let home: Pick<typeof HomeStyles, 'css' | 'names'> = { css: '', names: [] };
  const modules = new Map([
    // The styles are the same in each language.
    ['\0virtual:prerendered.css', () => pages[0]?.css ?? ''],
    ['\0virtual:home.css', () => home.css],
    ['\0virtual:home-styles', () => `import 'virtual:home.css'; export const names = ${JSON.stringify(home.names)};`],
  ]);
  return {
    name: 'prerendered',
    configResolved: (config) => {
      if (config.command === 'build') root = config.root;
    },
    buildStart: async () => {
      if (root === undefined) return;
      const options = {
        root,
        configFile: false as const,
        plugins: [withoutStyles, react(), noBreakSpaces(), prerendered()],
      };
      const signIn = await runnerImport<typeof SignInPages>('/scripts/prerender/sign-in-pages.tsx', options);
      pages = signIn.module.signInPages;
      home = (await runnerImport<typeof HomeStyles>('/scripts/prerender/home-styles.tsx', options)).module;
    },
    resolveId: (source) => (modules.has(`\0${source}`) ? `\0${source}` : undefined),
    load: (id) => modules.get(id)?.(),
    transformIndexHtml: (html) => {
      const [page] = pages;
      if (!page) return html;
      const templates = pages.map(({ language, markup }) => `<template id="sign-in-${language}">${markup}</template>`);
      return {
        html: html.replace('<div id="root">', `${templates.join('')}$&`),
        tags: [
          // Emotion reads the names of existing styles here, and does not insert these styles again.
          { tag: 'style', attrs: { 'data-emotion': page.styleNames } },
          { tag: 'script', children: earlyScript, injectTo: 'body' as const },
        ],
      };
    },
  };
}
