import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { retryableChunks } from './scripts/chunks/retryable-chunks.ts';
import { checkedLocales } from './scripts/locales/checked-locales.ts';
import { prerendered } from './scripts/prerender/prerendered.ts';
import { installable } from './scripts/pwa/installable.ts';
import { noBreakSpaces } from './scripts/locales/no-break-spaces.ts';
import { pageLanguages } from './scripts/locales/page-languages.ts';

// What the first page of a visitor needs comes in one file, and what a signed-in person needs beyond it; so does what else there
// is of MUI, which many dialogs share. A module goes to the first group that names it.
const groups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'signed-in', test: /\/src\/app\/routes\/signed-in\.lazy\.tsx$/u },
  { name: 'mui', test: /\/node_modules\/(?:@mui|@emotion|react-transition-group)\//u },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

// The texts of each language bear its name.
const chunkFileNames = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
  const [, language] = /\/locales\/([\w-]+)\//u.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language ? `${language}-` : ''}[name]-[hash].js`;
};

export default defineConfig({
  // The server answers with what is compressed here; it has no time for the best that can be done.
  plugins: [
    react(),
    checkedLocales(),
    noBreakSpaces(),
    pageLanguages(),
    retryableChunks(),
    prerendered(),
    installable(),
    compression({ logLevel: 'silent' }),
  ],
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2023',
    // What is bundled goes out with its licences.
    license: { fileName: 'licences.txt' },
    // The content security policy allows `data:` addresses of images alone; those ask for it by name.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
  },
});
