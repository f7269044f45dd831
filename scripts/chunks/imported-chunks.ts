import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const importChunk = fileURLToPath(new URL('../../src/app/startup/import-chunk.ts', import.meta.url));

// Vite wraps each `import()` of the build in what this module exports.
const helper = /^\0vite\/preload-helper\.js$/u;
const declaration = 'export const __vitePreload =';

/** Has each part of the app imported such that one that could not be loaded can be asked for again in the same page. */
export const importedChunks = (): Plugin => ({
  name: 'imported-chunks',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        // Every browser that the build is for knows `modulepreload`.
        polyfill: false,
        // Vite names the files that a part consists of only if there are several.
        resolveDependencies: (file, files, { hostType }) => (hostType === 'js' && files.length === 0 ? [file] : files),
      },
    },
  }),
  transform: {
    filter: { id: helper },
    handler(code) {
      if (!code.includes(declaration))
        return this.error('Vite imports the parts of the app in another way than before.');
      return { code: `export { importChunk as __vitePreload } from ${JSON.stringify(importChunk)};`, map: null };
    },
  },
});
