import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { checkedLocales } from './scripts/locales/checked-locales.ts';
import { prerendered } from './scripts/prerender/prerendered.ts';
import { installable } from './scripts/pwa/installable.ts';
import { frenchSpaces } from './scripts/locales/french-spaces.ts';

// Two downloads instead of thirty: what the sign-in page needs, and what a signed-in person needs beyond it.
const groups = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'signed-in',
    test: /\/(?:inside\.tsx|compose-workspace\.ts|device\.ts|data-services\.ts)$/,
  },
];

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
    // The content security policy allows no `data:` address.
    assetsInlineLimit: 0,
    // Every browser that the build is for knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
