import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedKeys } from './used-keys.ts';
import { baseKey } from './plurals.ts';
import { textFaults } from './text-faults.ts';
import { readLocales } from './texts.ts';

// Other layers use no texts.
const usingTexts = 'src/{app,i18n,machines,ui}/**/*.{ts,tsx}';
const isTest = (path: string) => path.includes('.test.');

// The words that may replace the `*` of a pattern: strings and property names in any module.
const wordsIn = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/'(\w+)'|(\w+)\??:/gu)].map(([, text, name]) => text ?? name ?? ''),
    ),
  );

const matcherOf = (pattern: string) => {
  const shape = new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`([^.]+)`)}$`, 'u');
  return (key: string, words: ReadonlySet<string>): boolean => {
    const [, ...gaps] = shape.exec(key) ?? [];
    return gaps.length > 0 && gaps.every((gap) => words.has(gap));
  };
};

const sourcesOf = (root: string, pattern: string): ReadonlyMap<string, string> => {
  const files = globSync(pattern, { cwd: root }).filter((path) => !isTest(path));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
};

/** Describes each fault of a project's texts, and of the keys in its code, in one line. */
export function localeFaults(root: string): readonly string[] {
  const locales = readLocales(root);
  const known = new Set([...locales.byLanguage.values()].flatMap((texts) => [...texts.keys()].map(baseKey)));
  const groups = new Set([...known].map((key) => key.split('.')[0] ?? ''));
  const used = [...sourcesOf(root, usingTexts)].map(([file, source]) => ({ file, ...usedKeys(file, source, groups) }));
  const words = wordsIn([...sourcesOf(root, 'src/**/*.{ts,tsx}').values()]);
  const keys = new Set(used.flatMap((module) => module.keys));
  const matchers = used.flatMap((module) => module.patterns).map(matcherOf);
  const unknown = used.flatMap((module) =>
    module.keys.filter((key) => !known.has(key)).map((key) => `${module.file} uses ${key}, which no language has`),
  );
  const unused = [...known]
    .filter((key) => !keys.has(key) && !matchers.some((matcher) => matcher(key, words)))
    .map((key) => `${key} is used nowhere`);
  return [...textFaults(locales), ...unknown, ...unused];
}
