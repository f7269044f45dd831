import { expect, test } from 'vitest';
import { english } from './english.ts';
import { french } from './french.ts';

const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`))
    : [[path, value]];
const placeholders = (text: unknown) => new Set([...String(text).matchAll(/{{(\w+)}}/g)].map(([, name]) => name));

const frenchTexts = new Map(leaves(french));
const englishTexts = new Map(leaves(english));

test('both languages hold the same texts', () => {
  expect(new Set(englishTexts.keys())).toEqual(new Set(frenchTexts.keys()));
});

test('a text has the same placeholders in both languages', () => {
  const inBoth = [...frenchTexts].map(([key, text]) => [key, placeholders(text), placeholders(englishTexts.get(key))]);
  expect(inBoth.map(([key, inFrench]) => [key, inFrench])).toEqual(
    inBoth.map(([key, , inEnglish]) => [key, inEnglish]),
  );
});

test('no text is empty', () => {
  const empty = [...frenchTexts, ...englishTexts].filter(([, text]) => String(text).trim() === '');
  expect(empty).toEqual([]);
});

test('no file of a language hides a group of another', async () => {
  const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' });
  const groups = await Promise.all(
    Object.entries(files).map(async ([path, load]) =>
      Object.keys(await load()).map((group) => `${path.split('/').at(-2)}/${group}`),
    ),
  );
  const names = groups.flat();
  expect(names).toEqual([...new Set(names)]);
});
