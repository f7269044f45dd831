import type { CopySource } from './copying.ts';
import type { Entry, SheetContent } from './sheet.ts';

/**
 * The copy of a daily expense of `source` that a new month has brought into a sheet already; undefined unless as many copies like it are
 * there as lines like it are here, of which each has one of its own. Source: docs/specification.md#selection-carried.
 */
export function carriedCopy(line: Entry, { sheet, content }: CopySource, into: SheetContent): Entry | undefined {
  const isLike = ({ name, value, debit }: Entry) => name === line.name && value === line.value && debit === line.debit;
  const copies = into.outDay.filter((other) => other.copy === sheet.date && isLike(other));
  const alike = content.outDay.filter(isLike);
  return copies.length < alike.length ? undefined : copies[alike.findIndex(({ id }) => id === line.id)];
}
