import { execFile } from 'node:child_process';
import { startVitest, type TestModule, type Vitest } from 'vitest/node';
import manifest from '../package.json' with { type: 'json' };

type Count = { readonly passed: number; readonly failed: number };

/** Runs an npm script, tells what it printed once it has ended, and says whether it succeeded. */
const npm = (script: string): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { maxBuffer: Number.POSITIVE_INFINITY, shell: process.platform === 'win32' };
    execFile('npm', ['run', '--silent', script], options, (error, stdout, stderr) => {
      process.stdout.write(stdout + stderr);
      resolve(error === null);
    });
  });

// A file that cannot even be loaded holds no test that could fail, so it counts as one.
function countOf(modules: readonly TestModule[]): Count {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const broken = modules.filter((module) => module.errors().length > 0);
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: tests.filter((test) => test.result().state !== 'passed').length + broken.length,
  };
}

async function runTests(): Promise<Count> {
  const vitest: Vitest = await startVitest('test', [], { watch: false });
  const count = countOf(vitest.state.getTestModules());
  const unhandled = vitest.state.getUnhandledErrors().length;
  await vitest.close();
  return { passed: count.passed, failed: count.failed + unhandled };
}

const checks = Object.keys(manifest.scripts).filter((name) => name.startsWith('check:'));
const steps = await Promise.all([...checks, 'build'].map(npm));
const stepsPassed = steps.filter(Boolean).length;
const count = await runTests();
const passed = count.passed + stepsPassed;
const failed = count.failed + steps.length - stepsPassed;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && count.passed > 0 ? 0 : 1);
