import { contentAfter } from './apply-write.ts';
import type { SheetContent } from '../sheet/sheet.ts';
import type { Write } from './writes.ts';

/** What was entered here into lines that are on show: the last value of each field. */
export type LocalEdits = readonly LineUpdate[];
type LineUpdate = Extract<Write, { kind: 'entry.update' | 'provision.update' }>;

const isUpdate = (write: Write): write is LineUpdate =>
  write.kind === 'entry.update' || write.kind === 'provision.update';

/** The edits with one more, which takes the place of what it overwrites. */
export function withEdit(edits: LocalEdits, write: Write): LocalEdits {
  if (!isUpdate(write)) return edits;
  const before = edits.find(({ id }) => id === write.id);
  const merged = before ? { ...write, changes: { ...before.changes, ...write.changes } } : write;
  return [...edits.filter(({ id }) => id !== write.id), merged];
}

/** The edits without those of a line that somebody else has changed on this very device. */
export const withoutEdits = (edits: LocalEdits, write: Write): LocalEdits =>
  isUpdate(write) ? edits.filter(({ id }) => id !== write.id) : edits;

/** Whether another device has put something else in the place of what was entered here. */
export const isOverruled = (edits: LocalEdits, sheetId: string, content: SheetContent): boolean =>
  edits.some((edit) => contentAfter(content, sheetId, edit) !== content);
