/** Orders two names, as `Array.prototype.sort` asks. */
export type CompareNames = (a: string, b: string) => number;

/** The order of the device's language. Source: docs/specification.md#row-order. */
export const compareNames: CompareNames = new Intl.Collator().compare;

/** What two spellings of one name have in common: neither outer spaces nor case count. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Whether two names are the same to the user. Source: docs/specification.md#operation-duplicate. */
export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/** The names that are not among others. By key, since two lists of two thousand names have four million pairs. */
export const withoutNames = (names: readonly string[], others: readonly string[]): readonly string[] => {
  const keys = new Set(others.map(nameKey));
  return names.filter((name) => !keys.has(nameKey(name)));
};

/** The text with its first letter in upper case. */
export const capitalise = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** The words of a text as a person means them: without case, accents or signs, one space between them; apostrophes stay. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** A day or a month as two digits: `04`. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');
