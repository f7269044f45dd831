import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The texts of one language by their keys, such as `toast.signInFailed`; plural forms keep their suffix. */
export type Texts = ReadonlyMap<string, string>;

export type Locales = {
  readonly byLanguage: ReadonlyMap<string, Texts>;
  /** Keys that two files of one language hold, of which one would hide the other. */
  readonly hidden: readonly string[];
};

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

const leavesOf = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, child]) => leavesOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

const groupOf = (key: string): string => key.split('.')[0] ?? '';

/** Reads `locales/<language>/*.json` of a project. */
export function readLocales(root: string): Locales {
  const byLanguage = new Map<string, Map<string, string>>();
  const groups = new Map<string, string>();
  const hidden: string[] = [];
  for (const file of globSync('locales/*/*.json', { cwd: root }).toSorted()) {
    const language = basename(dirname(file));
    const texts = byLanguage.get(language) ?? new Map<string, string>();
    for (const [key, text] of leavesOf(JSON.parse(readFileSync(join(root, file), 'utf8')), '')) {
      const group = `${language}/${groupOf(key)}`;
      if ((groups.get(group) ?? file) !== file) hidden.push(`${file} hides ${groups.get(group)}: ${groupOf(key)}`);
      groups.set(group, file);
      texts.set(key, text);
    }
    byLanguage.set(language, texts);
  }
  return { byLanguage, hidden: [...new Set(hidden)] };
}
