import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, deadLinks, linksOf } from '../support/markdown.ts';

type Texts = ReadonlyMap<string, string>;

const root = join(import.meta.dirname, '..', '..');
const read = (folder: string, files: readonly string[]): Texts =>
  new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, folder, file), 'utf8')]));

const header =
  /^# (?<number>\d+)\. (?<title>\S.*)\n\nDate: \d{4}-\d\d-\d\d · Status: (?<status>accepted|superseded by \[(?<later>\d+)\]\((?<file>[^)]+)\))\n\n/u;
const row = /^\| (?<link>\[\d+\]\([^)]+\)) +\| (?<title>.+?) +\| (?<status>.+?) +\|$/gmu;
const sections = 'Context, Decision, Consequences';

const fileNumber = (file: string): number => Number(file.slice(0, 4));

const faultIf = (isFault: boolean, fault: string): readonly string[] => (isFault ? [fault] : []);

/** What is wrong with a record itself. */
function recordFaults(file: string, text: string, records: Texts): readonly string[] {
  const found = [...text.matchAll(/^## (.+)$/gmu)].map(([, name]) => name).join(', ');
  const sectionFaults = faultIf(found !== sections, `${file}: its sections are ${found}`);
  const parts = header.exec(text)?.groups;
  if (!parts) return [`${file}: its header has another form`, ...sectionFaults];
  const { number, later, file: successor = '' } = parts;
  const isFollowed = later === undefined || (records.has(successor) && Number(later) === fileNumber(successor));
  return [
    ...faultIf(Number(number) !== fileNumber(file), `${file}: its title has another number`),
    ...faultIf(!isFollowed, `${file}: it is superseded by no record`),
    ...sectionFaults,
  ];
}

const rowText = ({ link = '', title = '', status = '' }: Readonly<Record<string, string>>): string =>
  `${link} | ${title} | ${status}`;

/** The records that the index lists in other words or not at all, and what it lists besides or twice. */
function indexFaults(index: string, records: Texts): readonly string[] {
  const listed = [...index.matchAll(row)].map(({ groups = {} }) => rowText(groups));
  const wanted = [...records].map(([file, text]) => {
    const { title, status } = header.exec(text)?.groups ?? {};
    return rowText({ link: `[${fileNumber(file)}](${file})`, title: title ?? '', status: status ?? '' });
  });
  return [
    ...wanted.filter((line) => !listed.includes(line)).map((line) => `the index lacks ${line}`),
    ...listed
      .filter((line, place) => !wanted.includes(line) || listed.indexOf(line) !== place)
      .map((line) => `the index has ${line}`),
  ];
}

/** What is wrong with the folder of the records, a line each; `files` are the texts of the folder by their names. */
function decisionFaults(files: Texts): readonly string[] {
  const records: Texts = new Map(
    [...files]
      .filter(([file]) => /^\d{4}-[\w-]+\.md$/u.test(file))
      .toSorted(([one], [other]) => fileNumber(one) - fileNumber(other)),
  );
  const numbers = [...records.keys()].map(fileNumber);
  return [
    ...[...files.keys()]
      .filter((file) => !records.has(file) && file !== 'README.md' && file !== 'template.md')
      .map((file) => `${file}: it is no record`),
    ...numbers
      .filter((number, place) => number !== (numbers[place - 1] ?? 0) + 1)
      .map((number) => `${number} does not follow the number before it`),
    ...[...records].flatMap(([file, text]) => recordFaults(file, text, records)),
    ...indexFaults(files.get('README.md') ?? '', records),
  ];
}

test('decisions have one form, one number each, and a line in the index', () => {
  const files = read('docs/decisions', readdirSync(join(root, 'docs', 'decisions')));
  expect(files.size).toBeGreaterThan(40);
  expect(decisionFaults(files)).toEqual([]);
});

test('no link of a Markdown file leads nowhere', () => {
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

const ask = '# 1. Ask first\n\nDate: 2026-11-21 · Status: accepted\n\n## Context\n\n## Decision\n\n## Consequences\n';
const again = ask.replace('1. Ask first', '2. Ask `twice`');
const index =
  '| ADR | decision | status |\n| [1](0001-ask.md) | Ask first | accepted |\n| [2](0002-again.md) | Ask `twice` | accepted |\n';
const sound: Readonly<Record<string, string>> = {
  'README.md': index,
  'template.md': '# N. Title\n',
  '0001-ask.md': ask,
  '0002-again.md': again,
};

describe('of the decisions the check', () => {
  test('accepts what is sound, and a decision that another one has superseded', () => {
    const later = 'superseded by [2](0002-again.md)';
    expect(decisionFaults(new Map(Object.entries(sound)))).toEqual([]);
    const files = {
      ...sound,
      '0001-ask.md': ask.replace('accepted', later),
      'README.md': index.replace('accepted', later),
    };
    expect(decisionFaults(new Map(Object.entries(files)))).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'another header',
      { '0002-again.md': again.replace('Date: ', '**Date:** ') },
      '0002-again.md: its header has another form',
    ],
    [
      'another status',
      { '0002-again.md': again.replace('accepted', 'agreed') },
      '0002-again.md: its header has another form',
    ],
    [
      'a lost section',
      { '0001-ask.md': ask.replace('## Decision\n', '') },
      '0001-ask.md: its sections are Context, Consequences',
    ],
    ['another number', { '0001-ask.md': ask.replace('# 1.', '# 3.') }, '0001-ask.md: its title has another number'],
    [
      'a successor that is not there',
      { '0001-ask.md': ask.replace('accepted', 'superseded by [3](0003-gone.md)') },
      '0001-ask.md: it is superseded by no record',
    ],
    ['a number used twice', { '0002-other.md': again }, '2 does not follow the number before it'],
    ['a number left out', { '0004-last.md': again.replace('# 2.', '# 4.') }, '4 does not follow the number before it'],
    ['a file of another kind', { 'notes.md': '' }, 'notes.md: it is no record'],
    [
      'a record that is not listed',
      { '0003-third.md': again.replace('# 2.', '# 3.') },
      'the index lacks [3](0003-third.md) | Ask `twice` | accepted',
    ],
    [
      'another title in the index',
      { '0001-ask.md': ask.replace('Ask', 'Say') },
      'the index has [1](0001-ask.md) | Ask first | accepted',
    ],
    [
      'another status in the index',
      { '0001-ask.md': ask.replace('accepted', 'superseded by [2](0002-again.md)') },
      'the index has [1](0001-ask.md) | Ask first | accepted',
    ],
    [
      'a record that is listed twice',
      { 'README.md': index + index },
      'the index has [1](0001-ask.md) | Ask first | accepted',
    ],
  ])('finds %s', (_, planted, fault) => {
    expect(decisionFaults(new Map(Object.entries({ ...sound, ...planted })))).toContain(fault);
  });
});

describe('of the links the check', () => {
  test('knows the anchors that GitHub makes', () => {
    const text =
      "# The `rules`, tried\n## 1. It's _so_: a-b `SUCH_A` \n## Été\n## Été\n```\n# none\n```\n## [Linked](x.md) text\n";
    expect([...anchorsOf(text)]).toEqual(['the-rules-tried', '1-its-so-a-b-such_a', 'été', 'été-1', 'linked-text']);
  });

  test('finds those to no file and to no heading, and no others', () => {
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
