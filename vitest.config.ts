import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { prerendered } from './scripts/prerender/prerendered.ts';
import { launchOptionsOfTests } from './tests/support/browser.ts';
import { type Chromium, findChromium } from './tests/support/chromium.ts';
import { isExhaustive } from './tests/support/tier.ts';

// Every worker, and every server that a test starts, finds its modules compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'node');

// What another test of `npm test` shows too, and a trial that takes its time, has a file of this name.
const exclude = [...configDefaults.exclude, ...(isExhaustive ? [] : ['**/*.exhaustive.test.ts'])];

// Each level of the tests is a project, so that `npm test` can run and count them by name.
const project = (name: string, include: readonly string[], timeout = 10_000) => ({
  extends: true as const,
  test: { name, include: [...include], exclude, testTimeout: timeout, hookTimeout: timeout },
});

// What holds for every input is tried with examples.
const withExamples = ({ test, ...rest }: ReturnType<typeof project>) => ({
  ...rest,
  test: { ...test, setupFiles: ['tests/support/same-examples.ts'] },
});

// What runs in browsers. It stands with the project, not with a file: a process serves the files of one environment only.
const inHappyDom = ({ test, ...rest }: ReturnType<typeof project>) => ({
  ...rest,
  test: { ...test, environment: 'happy-dom', setupFiles: ['tests/support/empty-document.ts'] },
});

const e2e = project('e2e', ['tests/e2e/**/*.test.ts'], 180_000);

// A page may be slow to come while other files use the machine; what it must show in time is said where it matters.
const patience = { poll: { timeout: 10_000 } };

// Without a browser the other levels still run one by one; all together, the e2e tests fail and say how to get one.
const browser = await findChromium().catch(() => undefined);

// Happy-dom finds the same planted faults sooner (docs/decisions/0002-tests-follow-the-charts.md). A browser has real focus and
// knows hidden elements.
const walks = project('walks-in-chromium', ['tests/walks/**/*.test.tsx'], 30_000);
const walksIn = (chromium: Chromium) => ({
  ...walks,
  // What an earlier run has bundled may lack what a test imports since: the page would be loaded anew in its middle.
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
    // Tests of pages wait now and then, for a retry or a message to end: four files at once keep two cores busy.
    maxWorkers: 4,
    // A process ends before optimised code has paid for its making; what a test has drawn is gone when it ends: collected before
    // it grows old.
    execArgv: ['--no-opt', '--max-semi-space-size=32'],
    // A process runs one file after the other with the modules, and the browser, that it has: what one file leaves behind
    // would break the next.
    isolate: false,
    projects: [
      withExamples(project('unit', ['{src,contract,server,scripts,visualiser}/**/!(*.dom).test.ts'])),
      inHappyDom(project('dom', ['{src,visualiser}/**/*.{test.tsx,dom.test.ts}', 'tests/walks/**/*.test.tsx'], 30_000)),
      project('charts', ['tests/charts/**/*.test.ts'], 30_000),
      ...(isExhaustive && browser ? [walksIn(browser)] : []),
      project('architecture', ['tests/architecture/**/*.test.ts'], 120_000),
      project('simulation', ['tests/simulation/**/*.test.ts']),
      withExamples(project('contract', ['tests/contract/**/*.test.ts'], 60_000)),
      { ...e2e, test: { ...e2e.test, globalSetup: ['tests/e2e/setup.ts'], expect: patience } },
    ],
  },
});
