import type { Texts } from './texts.ts';

// i18next has this form, but no language uses it.
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

/** The missing plural forms of texts with a count, and the forms that the language does not use. */
export const pluralFaults = (language: string, texts: Texts): readonly string[] => {
  const neededOf = (type: Intl.PluralRuleType) =>
    new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories.toSorted().join(', ');
  return [...formsOf(texts)].flatMap(([key, forms]) => {
    const given = forms.given.filter((form) => form !== none).toSorted();
    const needed = neededOf(forms.type);
    return given.join(', ') === needed ? [] : [`${language} ${key} has ${given.join(', ')} instead of ${needed}`];
  });
};
