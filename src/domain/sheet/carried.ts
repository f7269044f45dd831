import type { CopySource } from './copying.ts';
import type { Entry, SheetContent } from './sheet.ts';

/**
 * Whether a new month has brought a daily expense of `source` into a sheet already: as many copies like it are there as lines like it
 * are here. Source: docs/specification.md#selection-carried.
 */
export function isCarried(line: Entry, { sheet, content }: CopySource, into: SheetContent): boolean {
  const isLike = ({ name, value, debit }: Entry) => name === line.name && value === line.value && debit === line.debit;
  const copies = into.outDay.filter((other) => other.copy === sheet.date && isLike(other));
  return copies.length > 0 && copies.length >= content.outDay.filter(isLike).length;
}
