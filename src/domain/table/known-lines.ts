import { nameKey } from '../lib/text.ts';
import type { Entry, EntryCollection } from '../sheet/sheet.ts';

type Compared = Pick<Entry, 'name' | 'debit'> & {
  readonly day: number | undefined;
  readonly value: number | undefined;
};

/**
 * Returns a stateful test for lines that the list already contains. The test compares name and amount, and for daily expenses also day
 * and sign. Each line of the list matches once. Source: docs/specification.md#paste-known.
 */
export const knownLineMatcher = (
  present: readonly Entry[],
  collection: EntryCollection,
): ((line: Compared) => boolean) => {
  const keyOf = ({ name, value, day, debit }: Compared): string =>
    JSON.stringify([nameKey(name), value, ...(collection === 'outDay' ? [day, debit] : [])]);
  const counts = new Map<string, number>();
  for (const entry of present) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return (line) => {
    const count = counts.get(keyOf(line)) ?? 0;
    counts.set(keyOf(line), count - 1);
    return count > 0;
  };
};
