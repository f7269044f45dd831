import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The texts of one language by key, such as `toast.signInFailed`. Keys of plural forms have a suffix. */
export type Texts = ReadonlyMap<string, string>;

export type Locales = {
  readonly byLanguage: ReadonlyMap<string, Texts>;
  /** The values of files other than the interface texts, by file and key, such as `mails.json greeting`. */
  readonly dataByLanguage: ReadonlyMap<string, Texts>;
  /** Groups of keys in two files of a language. One file would hide the group of the other file. */
  readonly hidden: readonly string[];
};

const dataFiles = new Set(['language.json', 'mails.json', 'vocabulary.json']);
// Some languages need no such file.
const optionalFiles = new Set(['manifest.json', 'no-break-spaces.json']);
const isText = (file: string) => !dataFiles.has(basename(file)) && !optionalFiles.has(basename(file));

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leavesOf = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, child]) => leavesOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

const groupOf = (key: string): string => key.split('.')[0] ?? '';

type Value = { readonly file: string; readonly language: string; readonly key: string; readonly text: string };

const valuesIn = (root: string, file: string): readonly Value[] =>
  leavesOf(JSON.parse(readFileSync(join(root, file), 'utf8')), '').map(([key, text]) => ({
    file,
    language: basename(dirname(file)),
    key,
    text,
  }));

const valuesOf = (values: readonly Value[], language: string, keyOf: (value: Value) => string): Texts =>
  new Map(values.filter((value) => value.language === language).map((value) => [keyOf(value), value.text]));

const dataKey = ({ file, key }: Value): string => `${basename(file)} ${key}`;

const hiddenIn = (texts: readonly Value[]): ReadonlySet<string> => {
  const owners = new Map<string, string>();
  return new Set(
    texts.flatMap(({ file, language, key }) => {
      const group = groupOf(key);
      const owner = owners.get(`${language}/${group}`) ?? file;
      owners.set(`${language}/${group}`, owner);
      return owner === file ? [] : [`${file} hides ${owner}: ${group}`];
    }),
  );
};

/** Reads `locales/<language>/*.json` of a project. */
export function readLocales(root: string): Locales {
  const values = globSync('locales/*/*.json', { cwd: root })
    .toSorted()
    .flatMap((file) => valuesIn(root, file));
  const languages = [...new Set(values.map(({ language }) => language))];
  const texts = values.filter(({ file }) => isText(file));
  const data = values.filter(({ file }) => dataFiles.has(basename(file)));
  return {
    byLanguage: new Map(languages.map((language) => [language, valuesOf(texts, language, ({ key }) => key)])),
    dataByLanguage: new Map(languages.map((language) => [language, valuesOf(data, language, dataKey)])),
    hidden: [...hiddenIn(texts)],
  };
}
