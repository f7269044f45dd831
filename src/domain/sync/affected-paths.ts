import type { AccountPatch } from '../archive/account-patch.ts';
import { isLineRemoval, linePath, lineWritesOf } from './line-writes.ts';
import type { Write } from './writes.ts';

/** The documents that a write removes or restores, as paths relative to the account. */
export type AffectedPaths = { readonly removed: readonly string[]; readonly restored: readonly string[] };

const removing = (...removed: readonly string[]): AffectedPaths => ({ removed, restored: [] });

const patched = ({ puts, removedLines, removedSheets }: AccountPatch): AffectedPaths => ({
  removed: [...removedLines, ...removedSheets],
  restored: puts.map(({ path }) => path),
});

export function affectedPaths(write: Write): AffectedPaths {
  if (write.kind === 'sheet.remove') return removing(write.sheetId);
  if (write.kind === 'account.patch') return patched(write.patch);
  return removing(...lineWritesOf(write).filter(isLineRemoval).map(linePath));
}
