import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { prerendered } from './scripts/prerender/prerendered.ts';
import { launchOptionsOfTests } from './tests/support/browser.ts';
import { type Chromium, findChromium } from './tests/support/chromium.ts';
import { isExhaustive } from './tests/support/tier.ts';

// Workers and test servers reuse compiled modules.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'node');

// Slow tests, and those that repeat what faster tests show, are in `*.exhaustive.test.ts`.
const exclude = [...configDefaults.exclude, ...(isExhaustive ? [] : ['**/*.exhaustive.test.ts'])];

// Each level of the tests is a project, so that `npm test` can run and count them by name.
const project = (name: string, include: readonly string[], timeout = 10_000) => ({
  extends: true as const,
  test: { name, include: [...include], exclude, testTimeout: timeout, hookTimeout: timeout },
});

// Property tests draw the same examples each time.
const withSameExamples = ({ test, ...rest }: ReturnType<typeof project>) => ({
  ...rest,
  test: { ...test, setupFiles: ['tests/support/same-examples.ts'] },
});

// Set per project, not per file: a process runs files of one environment only.
const inHappyDom = ({ test, ...rest }: ReturnType<typeof project>) => ({
  ...rest,
  test: { ...test, environment: 'happy-dom', setupFiles: ['tests/support/empty-document.ts'] },
});

const e2e = project('e2e', ['tests/e2e/**/*.test.ts'], 180_000);

// Pages may be slow while other tests use the machine.
const slowPages = { poll: { timeout: 10_000 } };

// Without a browser, the other projects still run; only the e2e tests fail, saying how to get one.
const browser = await findChromium().catch(() => undefined);

// Happy-dom finds the same planted faults sooner (docs/decisions/0002-tests-follow-the-charts.md). A browser has real focus and
// knows hidden elements.
const walks = project('walks-in-chromium', ['tests/walks/**/*.test.tsx'], 30_000);
const walksIn = (chromium: Chromium) => ({
  ...walks,
  // A stale dependency bundle would reload the page in the middle of a test.
  optimizeDeps: { force: true },
  test: {
    ...walks.test,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({ launchOptions: launchOptionsOfTests(chromium) }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  plugins: [prerendered()],
  test: {
    setupFiles: ['tests/support/registered-languages.ts'],
    // Page tests often wait, so four workers keep two cores busy.
    maxWorkers: 4,
    // Processes are too short-lived for optimised code to pay off, and a large young generation collects pages cheaply.
    execArgv: ['--no-opt', '--max-semi-space-size=32'],
    // Files share the modules and the browser of a process, so each file must clean up.
    isolate: false,
    projects: [
      withSameExamples(project('unit', ['{src,contract,server,scripts,visualiser}/**/!(*.dom).test.ts'])),
      inHappyDom(project('dom', ['{src,visualiser}/**/*.{test.tsx,dom.test.ts}', 'tests/walks/**/*.test.tsx'], 30_000)),
      project('charts', ['tests/charts/**/*.test.ts'], 30_000),
      ...(isExhaustive && browser ? [walksIn(browser)] : []),
      project('architecture', ['tests/architecture/**/*.test.ts'], 120_000),
      project('simulation', ['tests/simulation/**/*.test.ts']),
      withSameExamples(project('contract', ['tests/contract/**/*.test.ts'], 60_000)),
      { ...e2e, test: { ...e2e.test, globalSetup: ['tests/e2e/setup.ts'], expect: slowPages } },
    ],
  },
});
