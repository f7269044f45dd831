import { defineConfig } from 'vitest/config';
import { prerendered } from '../../../scripts/prerender/prerendered.ts';

// Run by third-language.test.ts, in a copy of the project that has a third language.
export default defineConfig({
  plugins: [prerendered()],
  test: {
    include: ['tests/architecture/third-language/*.walk.tsx'],
    environment: 'happy-dom',
    setupFiles: ['tests/support/registered-languages.ts', 'tests/support/empty-document.ts'],
    testTimeout: 30_000,
  },
});
