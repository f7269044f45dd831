import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { retryableChunks } from './scripts/chunks/retryable-chunks.ts';
import { checkedLocales } from './scripts/locales/checked-locales.ts';
import { prerendered } from './scripts/prerender/prerendered.ts';
import { installable } from './scripts/pwa/installable.ts';
import { noBreakSpaces } from './scripts/locales/no-break-spaces.ts';
import { pageLanguages } from './scripts/locales/page-languages.ts';

// One chunk for a visitor's first page, one for signed-in users, and one for the rest of MUI, which many dialogs share. The first
// matching group takes a module.
const groups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'signed-in', test: /\/src\/app\/routes\/signed-in\.lazy\.tsx$/u },
  { name: 'mui', test: /\/node_modules\/(?:@mui|@emotion|react-transition-group)\//u },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

// Chunks of texts are named after their language.
const chunkFileNames = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
  const [, language] = /\/locales\/([\w-]+)\//u.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language ? `${language}-` : ''}[name]-[hash].js`;
};

export default defineConfig({
  // Compresses at build time, as the server has no time for the best compression.
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
    // The licences of bundled packages.
    license: { fileName: 'licences.txt' },
    // The content security policy allows `data:` URLs for images only, which use `?inline`.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
  },
});
