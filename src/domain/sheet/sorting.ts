import type { Collection, LineOf } from './sheet.ts';
import type { CompareNames } from '../lib/text.ts';

type Sortable = { readonly id: string; readonly name: string; readonly day?: number };

const compareIds = (a: Sortable, b: Sortable): number => Number(a.id > b.id) - Number(a.id < b.id);

const comparatorOf = (collection: Collection, compareNames: CompareNames) => {
  const byName = (a: Sortable, b: Sortable): number => compareNames(a.name, b.name) || compareIds(a, b);
  const byDay = (a: Sortable, b: Sortable): number => (a.day ?? 0) - (b.day ?? 0) || byName(a, b);
  return collection === 'outDay' ? byDay : byName;
};

/**
 * Sorts lines as shown: daily expenses by day, then name; other lines by name. The id breaks ties, so that every device agrees.
 * Returns the same array when it is sorted. Source: docs/specification.md#row-order.
 */
export const sortLines = <C extends Collection>(
  collection: C,
  lines: readonly LineOf[C][],
  compareNames: CompareNames,
): readonly LineOf[C][] => {
  const compare = comparatorOf(collection, compareNames);
  const isSorted = lines.every((line, index) => {
    const before = lines[index - 1];
    return before === undefined || compare(before, line) <= 0;
  });
  return isSorted ? lines : lines.toSorted(compare);
};
