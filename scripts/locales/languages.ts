import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../../src/domain/lib/languages.ts';

export type Languages = {
  /** The language of the web manifest. */
  readonly first: string;
  /** The language of users whose preferred languages are all missing. */
  readonly fallback: string;
  /** The first language, then other languages by code. */
  readonly all: readonly Language[];
};

const root = join(import.meta.dirname, '../..');

/** Reads the languages from `locales/` in Node, as `src/i18n/language.ts` does in a browser. */
export function readLanguages(): Languages {
  const read = (...path: readonly string[]) => JSON.parse(readFileSync(join(root, 'locales', ...path), 'utf8'));
  const { first, fallback } = read('languages.json');
  const codes = globSync('locales/*/language.json', { cwd: root }).map((file) => basename(dirname(file)));
  const all = [first, ...codes.filter((code) => code !== first).toSorted()].map((code): Language => ({
    ...read(code, 'language.json'),
    code,
    vocabulary: read(code, 'vocabulary.json'),
  }));
  return { first, fallback, all };
}
