import { capitalise, compareNames as byLanguage, nameKey, sameName } from './text.ts';
import type { CompareNames } from './text.ts';

/** The first `limit` names that start with the typed text, in any case. Source: specification, section 5, "Autocomplete". */
export const suggest = (operations: readonly string[], typed: string, limit = 10): readonly string[] => {
  const start = nameKey(typed);
  if (start === '') return [];
  return operations.filter((name) => nameKey(name).startsWith(start)).slice(0, limit);
};

/**
 * The sorted names with `name` among them: trimmed, its first letter in upper case. The same reference when it is blank or
 * there already in any case. Source: specification, section 5, "Operations".
 */
export const withOperation = (
  operations: readonly string[],
  name: string,
  compareNames: CompareNames = byLanguage,
): readonly string[] => {
  const operation = capitalise(name.trim());
  if (operation === '' || operations.some((known) => sameName(known, operation))) return operations;
  return [...operations, operation].toSorted(compareNames);
};
