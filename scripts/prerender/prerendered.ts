import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { frenchSpaces } from '../locales/french-spaces.ts';
import { earlyScript } from './early-script.ts';
import type * as SignInPages from './sign-in-pages.tsx';

const stylesId = 'virtual:prerendered.css';

// The app's own stylesheets are in the page.
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};

/**
 * Puts the sign-in page into `index.html` in each language, and the styles of MUI that it needs, with the variables of the theme,
 * into the app's stylesheet. The development server has neither: there the app draws the page, and MUI brings its styles.
 */
export function prerendered(): Plugin {
  let root: string | undefined;
  let pages: (typeof SignInPages)['signInPages'] = [];
  return {
    name: 'prerendered',
    configResolved: (config) => {
      if (config.command === 'build') root = config.root;
    },
    buildStart: async () => {
      if (root === undefined) return;
      const options = { root, configFile: false as const, plugins: [withoutStyles, react(), frenchSpaces()] };
      const { module } = await runnerImport<typeof SignInPages>('/scripts/prerender/sign-in-pages.tsx', options);
      pages = module.signInPages;
    },
    resolveId: (source) => (source === stylesId ? `\0${stylesId}` : undefined),
    // Each language renders with the same styles.
    load: (id) => (id === `\0${stylesId}` ? (pages[0]?.css ?? '') : undefined),
    transformIndexHtml: (html) => {
      const [page] = pages;
      if (!page) return html;
      const templates = pages.map(({ language, markup }) => `<template id="sign-in-${language}">${markup}</template>`);
      return {
        html: html.replace('<div id="root">', `${templates.join('')}$&`),
        tags: [
          // Emotion reads from it which styles exist, and does not insert them again.
          ...page.styleNames.map((names) => ({ tag: 'style', attrs: { 'data-emotion': names } })),
          { tag: 'script', children: earlyScript, injectTo: 'body' as const },
        ],
      };
    },
  };
}
