/** A comparator of names for `Array.prototype.sort`. */
export type CompareNames = (a: string, b: string) => number;

/** Compares names by the order of the device's language. Source: docs/specification.md#row-order. */
export const compareNames: CompareNames = new Intl.Collator().compare;

/** A comparison key of a name: ignores case and outer spaces. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Whether two names are equal, ignoring case and outer spaces. Source: docs/specification.md#operation-duplicate. */
export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/** Whether a list contains a name, ignoring case and outer spaces. */
export const includesName = (names: readonly string[], name: string): boolean =>
  names.some((other) => sameName(other, name));

/** The names that are not in `others`. Compares keys in a set: comparing two lists of 2,000 names pairwise is slow. */
export const withoutNames = (names: readonly string[], others: readonly string[]): readonly string[] => {
  const keys = new Set(others.map(nameKey));
  return names.filter((name) => !keys.has(nameKey(name)));
};

export const capitalise = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** A text in lower case without accents. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A text in lower case, without accents and punctuation other than apostrophes. One space separates two words. */
export const plainWords = (text: string): string =>
  withoutAccents(text)
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** A day or a month as two digits: `04`. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');
