import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { checkedLocales } from './scripts/locales/checked-locales.ts';
import { prerendered } from './scripts/prerender/prerendered.ts';
import { installable } from './scripts/pwa/installable.ts';
import { frenchSpaces } from './scripts/locales/french-spaces.ts';

// Few downloads instead of a hundred, and what is compressed together is smaller. A module goes to the first group that names it.
const groups = [
  // What the sign-in page needs.
  { name: 'start', tags: ['$initial' as const] },
  // What the identity calls share with those of the documents.
  {
    name: 'wire',
    test: /\/node_modules\/(?:idb|valibot)\/|\/src\/api\/(?:storage\/(?:web-storage|soon)|contract\/values|identity\/kept-user)\.ts$/,
  },
  // What a signed-in person needs beyond it.
  {
    name: 'signed-in',
    test: /\/(?:inside\.tsx|compose-workspace\.ts|device\.ts|data-services\.ts|footer-entries\.tsx)$/,
  },
  // The date of the sheet, as a button or a field; the calendar comes when it opens.
  { name: 'date-picker', test: /\/src\/(?:ui\/date-picker\/(?:date-picker\.tsx|keys\.ts)|domain\/calendar\/)/ },
  {
    name: 'mui',
    test: /\/node_modules\/(?:@mui\/(?:material|system|utils)|@emotion|react-transition-group)\/|\/app-theme-provider\.tsx$/,
  },
  // The other screens of a visitor.
  {
    name: 'visitor',
    test: /\/src\/(?:ui\/screens\/(?:sign-up|forgot-password|email-action|outside|not-found)\/|app\/initialise-account\.ts)/,
  },
  { name: 'calendar', test: /\/date-picker\/(?:popup|calendar)\.tsx$|\/@mui\/x-date-pickers\/|\/dayjs\.min\.js$/ },
  {
    name: 'later',
    test: /\/src\/(?:ui\/(?:dialogs|sync|paper|screens\/parameters|sheet\/line-dialog)\/|api\/archive\/|app\/(?:csv-words|settings-area)\.)/,
  },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

// The texts of each language bear its name.
const chunkFileNames = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
  const [, language] = /\/locales\/(\w+)\//u.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language ? `${language}-` : ''}[name]-[hash].js`;
};

export default defineConfig({
  // The server answers with what is compressed here; it has no time for the best that can be done.
  plugins: [
    react(),
    checkedLocales(),
    frenchSpaces(),
    prerendered(),
    installable(),
    compression({ logLevel: 'silent' }),
  ],
  resolve: {
    alias: {
      // React has it: what stands in for it in older versions stays away.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2023',
    // What is bundled goes out with its licences.
    license: { fileName: 'licences.txt' },
    // The content security policy allows `data:` addresses of images alone; those ask for it by name.
    assetsInlineLimit: 0,
    // Every browser that the build is for knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
  },
});
