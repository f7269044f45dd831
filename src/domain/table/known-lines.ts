import { nameKey } from '../lib/text.ts';
import type { Entry, EntryCollection } from '../sheet/sheet.ts';

type Compared = Pick<Entry, 'name' | 'debit'> & {
  readonly day: number | undefined;
  readonly value: number | undefined;
};

/**
 * Says of one line after the other whether the list has it already: name and amount, and the day and the sign of a daily expense. A
 * line that the list has once is known once. Source: docs/specification.md#paste-known.
 */
export const knownLines = (present: readonly Entry[], collection: EntryCollection): ((line: Compared) => boolean) => {
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
