import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedKeys } from './used-keys.ts';
import { askedKey } from './plurals.ts';
import { textFaults } from './text-faults.ts';
import { readLocales } from './texts.ts';

// Nothing below these layers knows the texts.
const speaking = 'src/{app,i18n,machines,ui}/**/*.{ts,tsx}';
const isTest = (path: string) => path.includes('.test.');

// What may fill a gap in a key: a word that some module has as a text of its own, or as the name of a property.
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

/** What is wrong with the texts of a project and with how its code asks for them, a line each; empty when all is well. */
export function localeFaults(root: string): readonly string[] {
  const locales = readLocales(root);
  const known = new Set([...locales.byLanguage.values()].flatMap((texts) => [...texts.keys()].map(askedKey)));
  const groups = new Set([...known].map((key) => key.split('.')[0] ?? ''));
  const asked = [...sourcesOf(root, speaking)].map(([file, source]) => ({ file, ...askedKeys(file, source, groups) }));
  const words = wordsIn([...sourcesOf(root, 'src/**/*.{ts,tsx}').values()]);
  const keys = new Set(asked.flatMap((module) => module.keys));
  const matchers = asked.flatMap((module) => module.patterns).map(matcherOf);
  const unknown = asked.flatMap((module) =>
    module.keys.filter((key) => !known.has(key)).map((key) => `${module.file} asks for ${key}, which no language has`),
  );
  const unused = [...known]
    .filter((key) => !keys.has(key) && !matchers.some((matcher) => matcher(key, words)))
    .map((key) => `${key} is asked for nowhere`);
  return [...textFaults(locales), ...unknown, ...unused];
}
