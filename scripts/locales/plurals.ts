import type { Texts } from './texts.ts';

// A form of i18next that no language needs.
const none = 'zero';
const suffix = /(_ordinal)?_(zero|one|two|few|many|other)$/u;

/** The key that code uses: without the suffix of a plural form. */
export const baseKey = (key: string): string => key.replace(suffix, '');

type Forms = { readonly type: Intl.PluralRuleType; readonly given: readonly string[] };

const givenIn = (forms: ReadonlyMap<string, Forms>, key: string): readonly string[] =>
  forms.get(baseKey(key))?.given ?? [];

const formsOf = (texts: Texts): ReadonlyMap<string, Forms> => {
  const forms = new Map<string, Forms>();
  for (const [key, text] of texts) {
    const [, ordinal, form] = suffix.exec(key) ?? [];
    if (form === undefined && !text.includes('{{count}}')) continue;
    const type = ordinal === undefined ? 'cardinal' : 'ordinal';
    forms.set(baseKey(key), { type, given: [...givenIn(forms, key), form ?? 'none of the forms'] });
  }
  return forms;
};

/** The plural forms that a text with a count lacks, or has though its language does not use them. */
export const pluralFaults = (language: string, texts: Texts): readonly string[] => {
  const neededOf = (type: Intl.PluralRuleType) =>
    new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories.toSorted().join(', ');
  return [...formsOf(texts)].flatMap(([key, forms]) => {
    const given = forms.given.filter((form) => form !== none).toSorted();
    const needed = neededOf(forms.type);
    return given.join(', ') === needed ? [] : [`${language} ${key} has ${given.join(', ')} instead of ${needed}`];
  });
};
