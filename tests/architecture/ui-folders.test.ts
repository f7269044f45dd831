import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ui = join(import.meta.dirname, '../../src/ui');

// Source: docs/architecture.md#the-interface.
const order = [
  'icons theme hooks loading keyboard controls amounts surfaces date-picker shell updates undo sync sheet print',
  'shortcuts screens dialogs',
].flatMap((line) => line.split(' '));

const topFolder = (path: string): string => path.split('/')[0] ?? '';

/** The imports of a file that are not loaded lazily, as paths below `src/ui`. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(ui, file), 'utf8').matchAll(/ from '(\.[^']+)'/gu)]
    .map(([, specifier = '']) => join(file, '..', specifier))
    .filter((path) => !path.startsWith('..'));

test('lets each folder of the interface import only the folders before it', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: ui }).filter((file) => !file.includes('.test.'));
  const folders = [...new Set(files.map(topFolder))];
  expect(folders.toSorted()).toEqual(order.toSorted());
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => order.indexOf(topFolder(path)) > order.indexOf(topFolder(file)))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});
