import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const isSource = (path: string) => !path.includes('.test.');
const sources = globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts', 'scripts/**/*.ts', 'visualiser/**/*.{ts,tsx}'], {
  cwd: root,
}).filter(isSource);
const sizes = sources.map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }));

test('no source file is longer than 250 lines', () => {
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
});
