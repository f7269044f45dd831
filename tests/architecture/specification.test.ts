import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf } from '../support/markdown.ts';

const root = join(import.meta.dirname, '..', '..');
const specification = 'docs/specification.md';
const folders = '{src,contract,server,scripts,tests,visualiser,hosted}';

type Text = { readonly path: string; readonly text: string };
type Citation = { readonly location: string; readonly path: string; readonly anchor: string };

const read = (path: string): Text => ({ path, text: readFileSync(join(root, path), 'utf8') });

// Excluded, because this file contains examples of citations.
const isExample = (path: string) => path === 'tests/architecture/specification.test.ts';
const code = globSync([`${folders}/**/*.{ts,tsx,css,rules}`], { cwd: root })
  .filter((path) => !isExample(path))
  .map(read);
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map(read);

const isTest = ({ path }: Text) => path.startsWith('tests/') || /\.test\.tsx?$/u.test(path);

const findAll = ({ path, text }: Text, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => ({
    location: `${path}:${text.slice(0, index).split('\n').length}`,
    found,
    groups,
  }));

/** All anchors that a file cites. */
const citationsIn = (file: Text): readonly Citation[] =>
  findAll(file, /(?<path>docs\/[\w/-]+\.md)#(?<anchor>[\w-]+)/gu).map(({ location, groups }) => ({
    location,
    path: groups['path'] ?? '',
    anchor: groups['anchor'] ?? '',
  }));

/** Sources that cite a section instead of an anchor. */
const sectionSources = (file: Text): readonly string[] =>
  findAll(file, /\bSource\b[^\n]*:\s*(?:the )?(?:specification|section)\b/gu).map(({ location }) => location);

const ruleAnchors = (text: string): readonly string[] =>
  [...text.matchAll(/<a id="(?<anchor>[^"]+)"><\/a>/gu)].map(({ groups }) => groups?.['anchor'] ?? '');

const duplicates = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

const uncited = (rules: readonly string[], citations: readonly Citation[]): readonly string[] => {
  const cited = new Set(citations.filter(({ path }) => path === specification).map(({ anchor }) => anchor));
  return rules.filter((rule) => !cited.has(rule));
};

/** Bullets and table rows that do not start with an anchor. */
const withoutAnchor = (file: Text): readonly string[] =>
  findAll(file, /^(?:- |\| )(?!<a id=")(?!-+ \|)(?<begin>.*)$/gmu)
    .filter(({ found }) => !/^\| (?:route|case|call|document|sum) +\|/u.test(found))
    .map(({ location }) => location);

const { text: rules } = read(specification);

describe('the specification', () => {
  test('has unique anchors', () => {
    expect(duplicates(anchorsOf(rules))).toEqual([]);
  });

  test('has an anchor for each rule, in lower case with hyphens', () => {
    expect(ruleAnchors(rules).length).toBeGreaterThan(100);
    expect(withoutAnchor(read(specification))).toEqual([]);
    expect(ruleAnchors(rules).filter((anchor) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(anchor))).toEqual([]);
  });

  test('has a test for each rule', () => {
    expect(uncited(ruleAnchors(rules), code.filter(isTest).flatMap(citationsIn))).toEqual([]);
  });
});

describe('a source in code', () => {
  test('cites existing anchors', () => {
    const anchors = new Map(documents.map(({ path, text }) => [path, new Set(anchorsOf(text))]));
    anchors.set(specification, new Set(ruleAnchors(rules)));
    const isBroken = ({ path, anchor }: Citation) => !anchors.get(path)?.has(anchor);
    const broken = code.flatMap(citationsIn).filter(isBroken);
    expect(broken.map(({ location, path, anchor }) => `${location} ${path}#${anchor}`)).toEqual([]);
  });

  test('does not cite a section', () => {
    expect(code.flatMap(sectionSources)).toEqual([]);
  });
});

const file = (text: string): Text => ({ path: 'docs/example.md', text });

test('finds duplicate anchors, missing anchors and rules without a test', () => {
  expect(citationsIn(file('\n// Source: docs/a.md#one,\n// docs/b/c-d.md#two-three.'))).toEqual([
    { location: 'docs/example.md:2', path: 'docs/a.md', anchor: 'one' },
    { location: 'docs/example.md:3', path: 'docs/b/c-d.md', anchor: 'two-three' },
  ]);
  const sections = ['Source: specification, section 5.', 'Source of both: specification', 'Source: section 5.'];
  expect(sectionSources(file(sections.join('\n')))).toHaveLength(3);
  expect(duplicates(anchorsOf('## Undo it\n\n<a id="undo-it"></a>One\n\n<a id="b"></a>Two'))).toEqual(['undo-it']);
  expect(uncited(['a', 'b'], [{ location: '', path: specification, anchor: 'b' }])).toEqual(['a']);
  expect(withoutAnchor(file('| call | x |\n| ---- | - |\n| `GET` | x |\n- A rule.\n- <a id="b"></a>B'))).toEqual([
    'docs/example.md:3',
    'docs/example.md:4',
  ]);
});
