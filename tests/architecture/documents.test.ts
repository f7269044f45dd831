import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, deadLinks, linksOf } from '../support/markdown.ts';

type Texts = ReadonlyMap<string, string>;

const root = join(import.meta.dirname, '..', '..');
const read = (folder: string, files: readonly string[]): Texts =>
  new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, folder, file), 'utf8')]));

const form =
  /^# (?<number>\d+)\. (?<title>\S.*)\n\nDate: \d{4}-\d\d-\d\d\n\n## Context\n[^]*\n## Decision\n[^]*\n## Consequences\n/u;

describe('a decision record', () => {
  const folder = 'docs/decisions';
  const files = readdirSync(join(root, folder))
    .filter((file) => file !== 'README.md' && file !== 'template.md')
    .toSorted();
  const records = [...read(folder, files)].map(([file, text]) => {
    const { number, title } = form.exec(text)?.groups ?? {};
    return { file, number, title };
  });

  test('has the headings of the template, and the number in its file name', () => {
    expect(records).toEqual(
      files.map((file) => ({ file, number: String(Number(file.slice(0, 4))), title: expect.any(String) })),
    );
  });

  test('is numbered from 1 without gaps', () => {
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  });

  test('is listed in the index, in order, with its title', () => {
    const index = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const rows = [...index.matchAll(/^\| \[(\d+)\]\((.+?)\) +\| (.+?) +\|$/gmu)].map(([, ...cells]) => cells);
    expect(rows).toEqual(records.map(({ number, file, title }) => [number, file, title]));
  });
});

test('resolves every relative link in Markdown', () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^(?:\.(?!github$)|(?:node_modules|dist|data)$)/u.test(entry.name),
  );
  const files = [
    ...globSync('*.md', { cwd: root }),
    ...folders.flatMap(({ name }) => globSync(`${name}/**/*.md`, { cwd: root })),
  ];
  const texts = read('', files);
  expect([...texts.values()].flatMap(linksOf).length).toBeGreaterThan(200);
  expect(deadLinks(texts, (path) => existsSync(join(root, path)))).toEqual([]);
});

// Builds and failed tests generate these files.
const isGenerated = (path: string): boolean => /^(?:hosted\/public|tests\/\w+\/artifacts)/u.test(path);

test('finds every file and folder that documents mention', () => {
  const files = [...globSync('*.md', { cwd: root }), ...globSync('docs/{,decisions/}*.md', { cwd: root })];
  const named = [...read('', files)].flatMap(([file, text]) =>
    [
      ...text.matchAll(
        /`((?:src|server|contract|locales|hosted|deploy|scripts|testing|tests|visualiser|docs)\/[\w./-]+)`/gu,
      ),
    ].map(([, path = '']) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !isGenerated(path) && !existsSync(join(root, path)))).toEqual([]);
});

describe('deadLinks', () => {
  test('knows the anchors that GitHub generates', () => {
    const text =
      "# The `rules`, tried\n## 1. It's _so_: a-b `SUCH_A` \n## Été\n## Été\n```\n# none\n```\n## [Linked](x.md) text\n";
    expect([...anchorsOf(text)]).toEqual(['the-rules-tried', '1-its-so-a-b-such_a', 'été', 'été-1', 'linked-text']);
  });

  test('finds only links to missing files and missing headings', () => {
    const texts = new Map([
      [
        'README.md',
        '[a](notes/a.md#here) ![b](notes/lost.webp) [c](https://example.org/c) [d](#gone) `[e](lost.md)`\n',
      ],
      [
        'notes/a.md',
        '# Here\n[up](../README.md) [out](../../other.md) [same](#here)\n```\n[f](lost.md)\n```\n<img src="lost.png">\n\n[g]: lost.md\n',
      ],
      ['notes/README.md', '[h](/notes/a.md#there) [folder](../notes#none)\n'],
    ]);
    expect(deadLinks(texts, (path) => texts.has(path) || path === 'notes')).toEqual([
      'README.md: notes/lost.webp leads to no file',
      'README.md: #gone leads to no heading',
      'notes/a.md: ../../other.md leads to no file',
      'notes/a.md: lost.png leads to no file',
      'notes/a.md: lost.md leads to no file',
      'notes/README.md: /notes/a.md#there leads to no heading',
      'notes/README.md: ../notes#none leads to no heading',
    ]);
  });
});
