import type { AccountPatch } from '../archive/account-patch.ts';
import type { Write } from './writes.ts';

/** The paths, below the account's own, of what a write takes away and of what it puts back on purpose. */
export type WrittenPaths = { readonly removed: readonly string[]; readonly restored: readonly string[] };

const none: WrittenPaths = { removed: [], restored: [] };
const removing = (...removed: readonly string[]): WrittenPaths => ({ removed, restored: [] });

const patched = ({ puts, removedLines, removedSheets }: AccountPatch): WrittenPaths => ({
  removed: [...removedLines, ...removedSheets],
  restored: puts.map(({ path }) => path),
});

/** Where a write removes documents, or stores some that may have been removed before. */
export function writtenPaths(write: Write): WrittenPaths {
  if (write.kind === 'entry.delete') return removing(`${write.sheetId}/${write.collection}/${write.id}`);
  if (write.kind === 'provision.delete') return removing(`${write.sheetId}/provisions/${write.id}`);
  if (write.kind === 'sheet.remove') return removing(write.sheetId);
  return write.kind === 'account.patch' ? patched(write.patch) : none;
}
