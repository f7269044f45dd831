import { contentAfter } from './apply-write.ts';
import { lineWritesOf } from './line-writes.ts';
import type { SheetContent } from '../sheet/sheet.ts';
import type { LineWrite, Write } from './writes.ts';

/** The latest values entered on this device into shown lines. */
export type LocalEdits = readonly LineUpdate[];
type LineUpdate = Extract<Write, { kind: 'entry.update' | 'provision.update' }>;

const isUpdate = (write: LineWrite): write is LineUpdate =>
  write.kind === 'entry.update' || write.kind === 'provision.update';

const updatesIn = (write: Write): readonly LineUpdate[] => lineWritesOf(write).filter(isUpdate);

function withUpdate(edits: LocalEdits, update: LineUpdate): LocalEdits {
  const before = edits.find(({ id }) => id === update.id);
  const merged = before ? { ...update, changes: { ...before.changes, ...update.changes } } : update;
  return [...edits.filter(({ id }) => id !== update.id), merged];
}

/** Adds the edits of a write, replacing those of the same fields. */
export const withEdit = (edits: LocalEdits, write: Write): LocalEdits => updatesIn(write).reduce(withUpdate, edits);

/** Drops the edits of lines that a write of another tab changes. */
export const withoutEdits = (edits: LocalEdits, write: Write): LocalEdits => {
  const changed = new Set(updatesIn(write).map(({ id }) => id));
  return changed.size === 0 ? edits : edits.filter(({ id }) => !changed.has(id));
};

/** Whether another device has overwritten a local edit. */
export const isOverruled = (edits: LocalEdits, sheetId: string, content: SheetContent): boolean =>
  edits.some((edit) => contentAfter(content, sheetId, edit) !== content);
