import type { Plugin } from 'vite';
import { startVitest, type TestModule } from 'vitest/node';

type Run = {
  readonly projects: readonly string[];
  /** How the paths of the test files begin. */
  readonly files: readonly string[];
  readonly plugin: Plugin;
  /** Ends at the first test that fails: which others would is not asked. */
  readonly isFirstEnough?: boolean;
};

// A fault that makes a chart loop for ever ends by memory: soon, and before the machine has none left. Vitest's `execArgv` would not
// do, as each project has its own.
process.env['NODE_OPTIONS'] = '--max-old-space-size=1024';

const isBroken = (module: TestModule): boolean => module.state() === 'failed' || module.errors().length > 0;

/** Runs tests over sources that a plugin has changed; gives the files in which one fails. */
export async function brokenFiles({ projects, files, plugin, isFirstEnough = false }: Run): Promise<readonly string[]> {
  const vitest = await startVitest(
    'test',
    [...files],
    {
      watch: false,
      // What an earlier run has transformed carries another fault, or none.
      fsModuleCache: false,
      project: [...projects],
      reporters: [{}],
      testTimeout: 10_000,
      ...(isFirstEnough && { bail: 1 }),
    },
    { plugins: [plugin] },
  );
  const broken = vitest.state.getTestModules().filter(isBroken);
  await vitest.close();
  process.exitCode = 0;
  return broken.map(({ moduleId }) => moduleId);
}
