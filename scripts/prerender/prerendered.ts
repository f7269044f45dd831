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

const stylesId = 'virtual:prerendered.css';

/**
 * Puts the sign-in screen into the page in each language, which `index.html` shows before the app is there, and the styles of
 * MUI that it needs, with the variables of the theme, into the app's stylesheet.
 */
export function prerendered(): Plugin {
  let screens: (typeof SignIn)['signInScreens'] = [];
  let root: string | undefined;
  return {
    name: 'prerendered',
    configResolved: (config) => {
      if (config.command === 'build') root = config.root;
    },
    buildStart: async () => {
      if (root === undefined) return;
      const options = { root, configFile: false as const, plugins: [withoutStyles, react(), frenchSpaces()] };
      const { module } = await runnerImport<typeof SignIn>('/scripts/prerender/sign-in.tsx', options);
      screens = module.signInScreens;
    },
    resolveId: (source) => (source === stylesId ? `\0${stylesId}` : undefined),
    // Each language is drawn in the same styles.
    load: (id) => (id === `\0${stylesId}` ? (screens[0]?.css ?? '') : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html;
        const templates = screens.map(
          ({ language, markup }) => `<template id="sign-in-${language}">${markup}</template>`,
        );
        return leaveAppToPage(html, bundle).replace('<div id="root">', `${templates.join('')}<div id="root">`);
      },
    },
  };
}
