import { defineConfig } from 'vitest/config';
import { prerendered } from '../../../scripts/prerender/prerendered.ts';

// third-language.test.ts uses this configuration in a copy of the project with a third language.
export default defineConfig({
  plugins: [prerendered()],
  test: {
    include: ['tests/architecture/third-language/*.walk.tsx'],
    environment: 'happy-dom',
    setupFiles: ['tests/support/registered-languages.ts', 'tests/support/empty-document.ts'],
    testTimeout: 30_000,
  },
});
