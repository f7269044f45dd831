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

// An endless loop in a faulty chart exhausts the memory: soon, before the machine does. Not Vitest's `execArgv`: each project has
// its own.
process.env['NODE_OPTIONS'] = '--max-old-space-size=1024';

const isBroken = (module: TestModule): boolean => module.state() === 'failed' || module.errors().length > 0;

/** Runs tests on sources changed by a plugin; resolves to the files with a failing test. */
export async function brokenFiles({ projects, files, plugin, isFirstEnough = false }: Run): Promise<readonly string[]> {
  const vitest = await startVitest(
    'test',
    [...files],
    {
      watch: false,
      // The cache of an earlier run has another fault, or none.
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
