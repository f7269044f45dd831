import type { Plugin } from 'vite';
import { startVitest, type TestModule } from 'vitest/node';

type Run = {
  readonly projects: readonly string[];
  /** Prefixes of the test files' paths. */
  readonly files: readonly string[];
  readonly plugin: Plugin;
  /** Stops at the first failing test. */
  readonly isFirstEnough?: boolean;
};

// A small limit, because an endless loop in a faulty chart uses all memory. Not Vitest's `execArgv`, which projects override.
process.env['NODE_OPTIONS'] = '--max-old-space-size=1024';

const isBroken = (module: TestModule): boolean => module.state() === 'failed' || module.errors().length > 0;

/** Runs tests on sources that a plugin changes. Resolves to the files with a failing test. */
export async function brokenFiles({ projects, files, plugin, isFirstEnough = false }: Run): Promise<readonly string[]> {
  const vitest = await startVitest(
    'test',
    [...files],
    {
      watch: false,
      // The cache of an earlier run contains other faults.
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
