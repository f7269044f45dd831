import { baseKey, pluralFaults } from './plurals.ts';
import type { Locales, Texts } from './texts.ts';

const placeholdersOf = (texts: Texts): ReadonlyMap<string, string> => {
  const names = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const found = [...text.matchAll(/\{\{(\w+)\}\}/gu)].flatMap(([, name]) => name ?? []);
    names.set(baseKey(key), new Set([...(names.get(baseKey(key)) ?? []), ...found]));
  }
  return new Map([...names].map(([key, found]) => [key, [...found].toSorted().join(', ')]));
};

/** The keys and placeholders of one language that another lacks. */
const differences = ([language, texts]: [string, Texts], [otherLanguage, others]: [string, Texts]) => {
  const inOther = placeholdersOf(others);
  return [...placeholdersOf(texts)].flatMap(([key, names]) => {
    const otherNames = inOther.get(key);
    if (otherNames === undefined) return [`${otherLanguage} lacks ${key}`];
    return otherNames === names
      ? []
      : [`${key} has {{${names}}} in ${language}, {{${otherNames}}} in ${otherLanguage}`];
  });
};

const allDifferences = (byLanguage: ReadonlyMap<string, Texts>): readonly string[] => {
  const languages = [...byLanguage];
  return languages.flatMap((one) =>
    languages.filter((other) => other !== one).flatMap((other) => differences(one, other)),
  );
};

/** Describes each fault of the texts in one line. */
export function textFaults({ byLanguage, dataByLanguage, hidden }: Locales): readonly string[] {
  const languages = [...byLanguage];
  const empty = languages.flatMap(([language, texts]) =>
    [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language} ${key} is empty`),
  );
  const plurals = languages.flatMap(([language, texts]) => pluralFaults(language, texts));
  return [...hidden, ...empty, ...allDifferences(byLanguage), ...allDifferences(dataByLanguage), ...plurals];
}
