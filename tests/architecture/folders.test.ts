import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const maxFiles = 20;

/** The sub-folders of each folder in order. A sub-folder may import only earlier sub-folders. */
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

/** The sub-folder of `folder` that contains a file; undefined for files directly in `folder` and for other files. */
const subfolderOf = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).match(/^[^/]+(?=\/)/u)?.[0] : undefined;

/** Describes imports of a later sub-folder, or of files directly in the folder. */
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

/** The files of import cycles. Repeatedly removes files that import no remaining file, or that no remaining file imports. */
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

/** The imports between the sub-folders of a folder. */
const subfolderImports = (graph: Imports, folder: string): Imports => {
  const between = new Map<string, string[]>();
  for (const [path, targets] of graph) {
    const from = subfolderOf(folder, path);
    if (from === undefined) continue;
    const others = targets.flatMap((target) => subfolderOf(folder, target) ?? []).filter((to) => to !== from);
    between.set(from, [...(between.get(from) ?? []), ...others]);
  }
  return between;
};

/** The folders with too many files, not counting tests. */
const crowded = (paths: readonly string[]): readonly string[] =>
  [...Map.groupBy(paths, (path) => dirname(path))]
    .filter(([, files]) => files.length > maxFiles)
    .map(([folder, { length }]) => `${folder} has ${length} files`);

describe.each(Object.entries(orders))('the sub-folders of %s', (folder, names) => {
  const order = names.split(' ');

  test('are all listed in the order', () => {
    const found = new Set([...imports.keys()].flatMap((path) => subfolderOf(folder, path) ?? []));
    expect([...found].toSorted()).toEqual(order.toSorted());
  });

  test('import only earlier sub-folders', () => {
    expect(upwardImports(imports, folder, order)).toEqual([]);
  });
});

test.each(['src', 'src/app', 'src/machines', 'src/api', 'scripts'])(
  'finds no import cycle between the sub-folders of %s',
  (folder) => {
    expect(filesOnCircles(subfolderImports(imports, folder))).toEqual([]);
  },
);

test('limits a folder to 20 files, not counting tests', () => {
  expect(crowded(filesIn('{src,server,contract,scripts,testing,visualiser}/**/*.*'))).toEqual([]);
});

test('finds no import cycle', () => {
  expect(imports.size).toBeGreaterThan(500);
  expect(filesOnCircles(imports)).toEqual([]);
});

describe('the search for faulty imports', () => {
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

  test('finds only the files of an import cycle', () => {
    expect(filesOnCircles(graph)).toEqual(['a/app.ts', 'a/low/x.ts', 'a/high/y.ts']);
  });

  test('finds sub-folders that import each other', () => {
    const mutual: Imports = new Map([...graph, ['a/high/v.ts', ['a/low/x.ts']]]);
    expect(filesOnCircles(subfolderImports(graph, 'a'))).toEqual([]);
    expect(filesOnCircles(subfolderImports(mutual, 'a'))).toEqual(['low', 'high']);
  });

  test('finds a crowded folder', () => {
    const files = Array.from({ length: maxFiles + 1 }, (_, index) => `c/${index}.ts`);
    expect(crowded([...files, 'c/d/0.ts'])).toEqual(['c has 21 files']);
  });
});
