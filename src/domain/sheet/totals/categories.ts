import { memoise } from '../../lib/memoise.ts';
import { type Amount, sum } from '../../money/money.ts';
import type { Decimal } from '../../money/money.ts';
import type { Category } from '../../parameters/parameters.ts';
import type { Entry, EntryDraft } from '../sheet.ts';
import { nameKey } from '../../lib/text.ts';

export type CategorySum = { readonly name: string; readonly sum: Decimal };

// Cached by entry: a changed line is a new object, and other lines keep their references.
const keyOf = memoise(({ name }: Entry) => nameKey(name));

const valuesByName = (entries: readonly Entry[]): ReadonlyMap<string, readonly Amount[]> => {
  const values = new Map<string, Amount[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const known = values.get(key);
    if (known) known.push(entry.value);
    else values.set(key, [entry.value]);
  }
  return values;
};

/**
 * The sum of the daily debits of each category's operations, in the order of the categories.
 * Source: docs/specification.md#categories-sum.
 */
export const categorySums = (categories: readonly Category[], outDay: readonly Entry[]): readonly CategorySum[] => {
  const values = valuesByName(outDay.filter(({ debit }) => debit));
  return categories.map(({ name, operations }) => {
    const names = new Set(operations.map(nameKey));
    return { name, sum: sum([...names].flatMap((key) => values.get(key) ?? [])) };
  });
};

/**
 * The first category that contains an operation of this name; undefined without such a category.
 * Source: docs/specification.md#entry-category.
 */
export const categoryOf = (categories: readonly Category[], name: string): string | undefined =>
  categories.find(({ operations }) => operations.some((operation) => nameKey(operation) === nameKey(name)))?.name;

/** Adds the category of the draft's name. */
export const withCategory = (categories: readonly Category[], draft: EntryDraft): EntryDraft => {
  const category = categoryOf(categories, draft.name);
  return category === undefined ? draft : { ...draft, category };
};
