import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const maxFiles = 20;

/** The sub-folders of each folder, in order: each may import only those before it. */
const orders: Readonly<Record<string, string>> = {
  'src/domain': 'lib calendar money parameters sheet forms identity archive sync forecast table',
  // Source: docs/architecture.md#the-interface.
  'src/ui':
    'icons theme hooks loading keyboard controls amounts surfaces date-picker shell updates undo sync sheet print ' +
    'shortcuts screens dialogs',
  'src/ui/sheet': 'onboarding list entries provisions forecast page',
  server: 'lib store limits http mail rules documents identity admin',
};

/** The imports of each file, as paths from the root. */
type Imports = ReadonlyMap<string, readonly string[]>;

const isTest = (path: string): boolean => path.includes('.test.');

const filesIn = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isTest(path));

const importsIn = (path: string, code: string): readonly string[] =>
  [...code.matchAll(/(?:from |import\(|import )'(\.[^'?]+)/gu)].map(([, source = '']) =>
    posix.join(posix.dirname(path), source),
  );

const imports: Imports = new Map(
  filesIn('{src,server,contract,scripts}/**/*.{ts,tsx}').map((path) => [
    path,
    importsIn(path, readFileSync(join(root, path), 'utf8')),
  ]),
);

/** The sub-folder of `folder` that a file is in; undefined for files directly in it and for other files. */
const subfolderOf = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).match(/^[^/]+(?=\/)/u)?.[0] : undefined;

/** The imports of a later sub-folder, and of files directly in the folder, one line each. */
const upwardImports = (graph: Imports, folder: string, order: readonly string[]): readonly string[] =>
  [...graph].flatMap(([path, targets]) => {
    const from = subfolderOf(folder, path);
    if (from === undefined) return [];
    const isAllowed = (target: string) => {
      const to = subfolderOf(folder, target);
      return to === undefined ? !target.startsWith(`${folder}/`) : order.indexOf(to) <= order.indexOf(from);
    };
    return targets.filter((target) => !isAllowed(target)).map((target) => `${path} imports ${target}`);
  });

/** The files on import circles: what is left without files that import none, or are imported by none, of the rest. */
const filesOnCircles = (graph: Imports): readonly string[] => {
  let rest = new Map(graph);
  for (;;) {
    const imported = new Set([...rest.values()].flat());
    const next = new Map(
      [...rest].filter(([path, targets]) => imported.has(path) && targets.some((target) => rest.has(target))),
    );
    if (next.size === rest.size) return [...next.keys()];
    rest = next;
  }
};

/** The folders with too many files beside tests. */
const crowded = (paths: readonly string[]): readonly string[] =>
  [...Map.groupBy(paths, (path) => dirname(path))]
    .filter(([, files]) => files.length > maxFiles)
    .map(([folder, { length }]) => `${folder} has ${length} files`);

describe.each(Object.entries(orders))('the sub-folders of %s', (folder, names) => {
  const order = names.split(' ');

  test('are all in the order', () => {
    const found = new Set([...imports.keys()].flatMap((path) => subfolderOf(folder, path) ?? []));
    expect([...found].toSorted()).toEqual(order.toSorted());
  });

  test('import only those before them', () => {
    expect(upwardImports(imports, folder, order)).toEqual([]);
  });
});

test('no folder has more than 20 files beside tests', () => {
  expect(crowded(filesIn('{src,server,contract,scripts,testing,visualiser}/**/*.*'))).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(imports.size).toBeGreaterThan(500);
  expect(filesOnCircles(imports)).toEqual([]);
});

describe('with planted faults, the search', () => {
  const graph: Imports = new Map([
    ['a/app.ts', ['a/low/x.ts']],
    ['a/low/x.ts', ['a/high/y.ts', 'b/z.ts']],
    ['a/high/y.ts', ['a/high/w.ts', 'a/app.ts']],
    ['a/high/w.ts', ['b/z.ts']],
    ['b/z.ts', []],
  ]);

  test('reads static, lazy and bare imports', () => {
    const code = `import { x } from '../x.ts';\nimport './y.css';\nconst z = () => import('./z.ts');\nexport * from './w.ts';`;
    expect(importsIn('a/b/c.ts', code)).toEqual(['a/x.ts', 'a/b/y.css', 'a/b/z.ts', 'a/b/w.ts']);
  });

  test('finds upward imports', () => {
    expect(upwardImports(graph, 'a', ['low', 'high'])).toEqual([
      'a/low/x.ts imports a/high/y.ts',
      'a/high/y.ts imports a/app.ts',
    ]);
  });

  test('finds the files of an import circle only', () => {
    expect(filesOnCircles(graph)).toEqual(['a/app.ts', 'a/low/x.ts', 'a/high/y.ts']);
  });

  test('finds a crowded folder', () => {
    const files = Array.from({ length: maxFiles + 1 }, (_, index) => `c/${index}.ts`);
    expect(crowded([...files, 'c/d/0.ts'])).toEqual(['c has 21 files']);
  });
});
