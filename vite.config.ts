import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

// Two downloads instead of thirty: what the sign-in page needs, and what a signed-in person needs beyond it.
const groups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'signed-in', test: /\/(?:signed-in-area|home-screen|savings-screen)\.tsx$/ },
];

export default defineConfig({
  // The server answers with what is compressed here; it has no time for the best that can be done.
  plugins: [react(), compression({ logLevel: 'silent' })],
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2023',
    // The content security policy allows no `data:` address.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
