import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const weight = v.pipe(v.string(), v.parseJson(), v.object({ withIdentity: v.number(), home: v.number() }));

// A process of its own: the test runner's NODE_ENV would build React for development.
function weigh() {
  const root = join(import.meta.dirname, '..', '..');
  const { stdout } = spawnSync(process.execPath, ['scripts/weigh.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return v.parse(weight, stdout);
}

test('the first page and home stay within their budgets of scripts', () => {
  const { withIdentity, home } = weigh();
  expect(withIdentity).toBeLessThanOrEqual(154_000);
  expect(home).toBeLessThanOrEqual(219_500);
});
