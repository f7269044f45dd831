import { withOperation } from './suggestions.ts';

/** The list with `item` added at its end, or taken out when it is there. */
export const toggled = (list: readonly string[], item: string): readonly string[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** The suggested names with each of `names` that is new; the same reference when none is. */
export const withOperations = (operations: readonly string[], names: readonly string[]): readonly string[] =>
  names.reduce((list, name) => withOperation(list, name, (a, b) => a.localeCompare(b)), operations);
