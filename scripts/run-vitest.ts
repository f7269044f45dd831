import { startVitest, type TestModule, type Vitest } from 'vitest/node';

export type Count = { readonly passed: number; readonly failed: number };

// Count a file that fails to load as a failed test, because it reports no test.
function countOf(modules: readonly TestModule[]): Count {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const broken = modules.filter((module) => module.errors().length > 0);
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: tests.filter((test) => test.result().state !== 'passed').length + broken.length,
  };
}

/** Runs tests with Vitest; an unfinished test counts as failed. */
export async function runVitest(options: Parameters<typeof startVitest>[2] = {}): Promise<Count> {
  const vitest: Vitest = await startVitest('test', [], { ...options, watch: false });
  const count = countOf(vitest.state.getTestModules());
  const unhandled = vitest.state.getUnhandledErrors().length;
  await vitest.close();
  return { passed: count.passed, failed: count.failed + unhandled };
}
