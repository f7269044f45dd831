import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const importChunk = fileURLToPath(new URL('../../src/app/startup/import-chunk.ts', import.meta.url));

// Vite wraps each `import()` of the build in a function of this module.
const helper = /^\0vite\/preload-helper\.js$/u;
const declaration = 'export const __vitePreload =';

/** Replaces Vite's wrapper of `import()` by a wrapper that can retry a failed chunk without a reload. */
export const retryableChunks = (): Plugin => ({
  name: 'retryable-chunks',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        // All supported browsers have `modulepreload`.
        polyfill: false,
        // List the file even of a chunk with a single file, which Vite omits.
        resolveDependencies: (file, files, { hostType }) => (hostType === 'js' && files.length === 0 ? [file] : files),
      },
    },
  }),
  transform: {
    filter: { id: helper },
    handler(code) {
      if (!code.includes(declaration))
        return this.error('Vite has changed its wrapper of import(): adapt scripts/chunks/retryable-chunks.ts.');
      return { code: `export { importChunk as __vitePreload } from ${JSON.stringify(importChunk)};`, map: null };
    },
  },
});
