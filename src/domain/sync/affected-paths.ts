import type { AccountPatch } from '../archive/account-patch.ts';
import { isLineRemoval, linePath, lineWritesOf } from './line-writes.ts';
import type { Write } from './writes.ts';

/** The paths, below the account's own, of what a write takes away and of what it puts back on purpose. */
export type AffectedPaths = { readonly removed: readonly string[]; readonly restored: readonly string[] };

const removing = (...removed: readonly string[]): AffectedPaths => ({ removed, restored: [] });

const patched = ({ puts, removedLines, removedSheets }: AccountPatch): AffectedPaths => ({
  removed: [...removedLines, ...removedSheets],
  restored: puts.map(({ path }) => path),
});

/** Where a write removes documents, or stores some that may have been removed before. */
export function affectedPaths(write: Write): AffectedPaths {
  if (write.kind === 'sheet.remove') return removing(write.sheetId);
  if (write.kind === 'account.patch') return patched(write.patch);
  return removing(...lineWritesOf(write).filter(isLineRemoval).map(linePath));
}
