import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const isSource = (path: string) => !path.includes('.test.');
const sources = globSync(['{src,visualiser}/**/*.{ts,tsx}', '{contract,server,scripts}/**/*.ts'], { cwd: root }).filter(
  isSource,
);
const isCode = (line: string) => !/^\s*(?:\/\/.*|\/?\*.*)?$/u.test(line);
const sizes = sources.map((path) => ({
  path,
  lines: readFileSync(join(root, path), 'utf8').split('\n').filter(isCode).length,
}));

// The states of a chart stay in one file.
const maxLines = (path: string) => (path.endsWith('.machine.ts') ? 300 : 250);

test('limits source files to 250 lines of code, and charts to 300', () => {
  expect(sizes.filter(({ path, lines }) => lines > maxLines(path))).toEqual([]);
});
