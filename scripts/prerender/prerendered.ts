import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import type * as SignIn from './sign-in.tsx';
import { frenchSpaces } from '../locales/french-spaces.ts';

// The page has its styles already.
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};

const appScript = /<script type="module" crossorigin (src="[^"]+")><\/script>/;

// `index.html` says itself when it wants the app; the name of its file is in the way of no hash there.
const leaveAppToPage = (html: string): string => {
  const [script, source] = appScript.exec(html) ?? [];
  if (script === undefined || source === undefined) throw new Error('The page has no script that starts the app.');
  return html.replace(script, '').replace('<script>', `<link rel="app" ${source.replace('src', 'href')}><script>`);
};

/** Puts the sign-in screen into the page in each language: `index.html` shows it before the app is there. */
export function prerendered(): Plugin {
  let root = '';
  return {
    name: 'prerendered',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const options = { root, configFile: false as const, plugins: [withoutStyles, react(), frenchSpaces()] };
        const { module } = await runnerImport<typeof SignIn>('/scripts/prerender/sign-in.tsx', options);
        const screens = module.signInScreens.map(
          ({ language, markup }) => `<template id="sign-in-${language}">${markup}</template>`,
        );
        return leaveAppToPage(html).replace('<div id="root">', `${screens.join('')}<div id="root">`);
      },
    },
  };
}
