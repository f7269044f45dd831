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
        return html.replace('<div id="root">', `${screens.join('')}<div id="root">`);
      },
    },
  };
}
