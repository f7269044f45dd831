import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '..', '..', 'server');

/** The folders of the server: each may import from those before it. */
const order = ['lib', 'store', 'limits', 'http', 'mail', 'rules', 'documents', 'identity', 'admin'];

// Files at the top, such as `app.ts`, put the folders together.
const rankOf = (path: string): number =>
  path.includes('/') ? order.indexOf(path.slice(0, path.indexOf('/'))) : order.length;

const importsOf = (path: string): readonly string[] =>
  [...readFileSync(join(server, path), 'utf8').matchAll(/(?:from|import) '(?<source>\.[^']+)'/gu)].map(({ groups }) =>
    posix.join(posix.dirname(path), groups?.['source'] ?? ''),
  );

const sources = globSync('**/*.ts', { cwd: server }).filter((path) => !path.endsWith('.test.ts'));

test('every folder of the server has a rank', () => {
  expect(sources.filter((path) => rankOf(path) < 0)).toEqual([]);
});

test('no folder of the server imports from a higher one', () => {
  const upward = sources.flatMap((path) =>
    importsOf(path)
      .filter((target) => !target.startsWith('../') && rankOf(target) > rankOf(path))
      .map((target) => `${path} imports ${target}`),
  );
  expect(upward).toEqual([]);
});
