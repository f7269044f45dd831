import { execFile } from 'node:child_process';
import manifest from '../package.json' with { type: 'json' };
import { runVitest } from './run-vitest.ts';

/** Runs an npm script, prints its output at the end, and resolves to whether it succeeded. */
const npm = (script: string): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { maxBuffer: Number.POSITIVE_INFINITY, shell: process.platform === 'win32' };
    execFile('npm', ['run', '--silent', script], options, (error, stdout, stderr) => {
      process.stdout.write(stdout + stderr);
      resolve(error === null);
    });
  });

const checks = Object.keys(manifest.scripts).filter((name) => name.startsWith('check:'));
const checking = checks.map(npm);
// The end-to-end tests need the build.
const isBuilt = await npm('build');
const count = await runVitest();
const steps = [isBuilt, ...(await Promise.all(checking))];
const stepsPassed = steps.filter(Boolean).length;
const passed = count.passed + stepsPassed;
const failed = count.failed + steps.length - stepsPassed;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && count.passed > 0 ? 0 : 1);
