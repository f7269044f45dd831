import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');

test('whichever way the server is started, Node is given the same bounds of memory', () => {
  const { start, server } = manifest.scripts;
  expect(server).toBe(start);
  expect(start).toMatch(/^node --max-semi-space-size=\d+ --max-old-space-size=\d+ server\/main\.ts$/u);
  const [service, container] = [read('deploy/mon-budget.service'), read('Containerfile')];
  expect(service).toContain(`/${start}\n`);
  expect(service).toContain('\nEnvironment=MALLOC_ARENA_MAX=1\n');
  expect(container).toContain(' MALLOC_ARENA_MAX=1\n');
  expect(container).toContain(
    `CMD [${start
      .split(' ')
      .map((word) => `"${word}"`)
      .join(', ')}]\n`,
  );
});
