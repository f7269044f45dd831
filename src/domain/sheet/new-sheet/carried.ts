import type { CopySource } from './copying.ts';
import { sameName } from '../../lib/text.ts';
import type { Entry, EntryCollection, SheetContent } from '../sheet.ts';

/**
 * The copy of a daily expense of `source` that a new month has brought into a sheet already; undefined unless as many copies like it are
 * there as lines like it are here, of which each has one of its own. Source: docs/specification.md#selection-carried.
 */
function carriedCopy(line: Entry, { sheet, content }: CopySource, into: SheetContent): Entry | undefined {
  const isLike = ({ name, value, debit }: Entry) => name === line.name && value === line.value && debit === line.debit;
  const copies = into.outDay.filter((other) => other.copy === sheet.date && isLike(other));
  const alike = content.outDay.filter(isLike);
  return copies.length < alike.length ? undefined : copies[alike.findIndex(({ id }) => id === line.id)];
}

/** How an entry comes into the sheet that it moves to. */
export type Arrival = {
  /** The copy of it that is there, of which it takes the place. */
  readonly replaces?: Entry | undefined;
  /** It is a charge that this sheet has of its own: it comes as a daily expense, which next month does not copy again. */
  readonly asExpense?: boolean;
};

/** How an entry of `source` comes into a sheet that holds `into`. Source: docs/specification.md#selection-carried. */
export const arrivalOf = (
  collection: EntryCollection,
  line: Entry,
  source: CopySource,
  into: SheetContent,
): Arrival => {
  if (collection === 'outDay') return { replaces: carriedCopy(line, source, into) };
  return { asExpense: collection === 'outMonth' && into.outMonth.some(({ name }) => sameName(name, line.name)) };
};
