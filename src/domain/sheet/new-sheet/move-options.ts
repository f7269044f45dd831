import type { CopySource } from './copying.ts';
import { sameName } from '../../lib/text.ts';
import type { Entry, EntryCollection, SheetContent } from '../sheet.ts';

/**
 * The copy of a daily expense in the sheet `into`, made when that month was created. Equal lines are matched in order. Undefined when an
 * equal line has no copy. Source: docs/specification.md#selection-carried.
 */
function existingCopy(line: Entry, { sheet, content }: CopySource, into: SheetContent): Entry | undefined {
  const isEqual = ({ name, value, debit }: Entry) => name === line.name && value === line.value && debit === line.debit;
  const copies = into.outDay.filter((other) => other.copy === sheet.date && isEqual(other));
  const equals = content.outDay.filter(isEqual);
  return copies.length < equals.length ? undefined : copies[equals.findIndex(({ id }) => id === line.id)];
}

/** How a moved entry is stored in its new sheet. */
export type MoveOptions = {
  /** The existing copy that the moved entry replaces. */
  readonly replaces?: Entry | undefined;
  /** Store the charge as a daily expense: the sheet has a charge of this name, and new months would copy both. */
  readonly asExpense?: boolean;
};

/** How an entry of `source` is moved to a sheet with the content `into`. Source: docs/specification.md#selection-carried. */
export const moveOptionsFor = (
  collection: EntryCollection,
  line: Entry,
  source: CopySource,
  into: SheetContent,
): MoveOptions => {
  if (collection === 'outDay') return { replaces: existingCopy(line, source, into) };
  return { asExpense: collection === 'outMonth' && into.outMonth.some(({ name }) => sameName(name, line.name)) };
};
