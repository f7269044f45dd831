import { capitalise, compareNames as byLanguage, nameKey } from '../lib/text.ts';
import type { CompareNames } from '../lib/text.ts';

/** The first `limit` names that start with the typed text, ignoring case. Source: docs/specification.md#suggestions. */
export const suggest = (operations: readonly string[], typed: string, limit = 10): readonly string[] => {
  const start = nameKey(typed);
  if (start === '') return [];
  return operations.filter((name) => nameKey(name).startsWith(start)).slice(0, limit);
};

/**
 * Adds trimmed, capitalised names to the sorted operations. Returns the same reference when all names are blank or present, ignoring case.
 * Source: docs/specification.md#suggestion-learned, docs/specification.md#operation-name.
 */
export const withOperations = (
  operations: readonly string[],
  names: readonly string[],
  compareNames: CompareNames = byLanguage,
): readonly string[] => {
  const keys = new Set(operations.map(nameKey));
  const added = names
    .map((name) => capitalise(name.trim()))
    .filter((name) => {
      const isNew = name !== '' && !keys.has(nameKey(name));
      keys.add(nameKey(name));
      return isNew;
    });
  return added.length === 0 ? operations : [...operations, ...added].toSorted(compareNames);
};

export const withOperation = (
  operations: readonly string[],
  name: string,
  compareNames?: CompareNames,
): readonly string[] => withOperations(operations, [name], compareNames);
