import type { Texts } from './texts.ts';

// The library's own form for none at all, which no language needs.
const none = 'zero';
const suffix = /_(zero|one|two|few|many|other)$/u;

/** The key that code asks for: without the suffix of a plural form. */
export const askedKey = (key: string): string => key.replace(suffix, '');

const formsOf = (texts: Texts): ReadonlyMap<string, readonly string[]> => {
  const forms = new Map<string, string[]>();
  for (const [key, text] of texts) {
    const [, form] = suffix.exec(key) ?? [];
    if (form === undefined && !text.includes('{{count}}')) continue;
    const known = forms.get(askedKey(key)) ?? [];
    forms.set(askedKey(key), [...known, form ?? 'none of the forms']);
  }
  return forms;
};

/** What is wrong with the forms of the texts that count something: each language has its own, no more and no fewer. */
export const pluralFaults = (language: string, texts: Texts): readonly string[] => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join(', ');
  return [...formsOf(texts)].flatMap(([key, forms]) => {
    const given = forms.filter((form) => form !== none).toSorted();
    return given.join(', ') === needed ? [] : [`${language} ${key} has ${given.join(', ')} instead of ${needed}`];
  });
};
