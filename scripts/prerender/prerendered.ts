import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { type Language, languages } from '../../src/i18n/language.ts';
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

/** The paths of what a signed-in person needs beside the app itself, in a language. */
function pathsInside(bundle: Rolldown.OutputBundle, language: Language): string {
  const names = ['signed-in', `${language}-visitor`, `${language}-app`];
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const paths = names.flatMap((name) => {
    const chunk = chunks.find(({ fileName }) => fileName.startsWith(`assets/${name}-`));
    if (!chunk) throw new Error(`The build has no part called ${name}.`);
    return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];
  });
  return paths.map((path) => `/${path}`).join(' ');
}

// `index.html` says itself when it wants the app and what is inside; the names of their files are in the way of no hash there.
const leaveAppToPage = (html: string, bundle: Rolldown.OutputBundle): string => {
  const [script, source] = appScript.exec(html) ?? [];
  if (script === undefined || source === undefined) throw new Error('The page has no script that starts the app.');
  const inside = languages.map((language) => `data-${language}="${pathsInside(bundle, language)}"`);
  const link = `<link rel="app" ${source.replace('src', 'href')} ${inside.join(' ')}>`;
  return html.replace(script, '').replace('<script>', `${link}<script>`);
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
      handler: async (html, { bundle = {} }) => {
        const options = { root, configFile: false as const, plugins: [withoutStyles, react(), frenchSpaces()] };
        const { module } = await runnerImport<typeof SignIn>('/scripts/prerender/sign-in.tsx', options);
        const screens = module.signInScreens.map(
          ({ language, markup }) => `<template id="sign-in-${language}">${markup}</template>`,
        );
        return leaveAppToPage(html, bundle).replace('<div id="root">', `${screens.join('')}<div id="root">`);
      },
    },
  };
}
