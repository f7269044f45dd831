import { pick } from '../../domain/lib/pick.ts';
import type { Entry, EntryDraft, Line, Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { info, type Toast } from '../toaster/toast.ts';
import type { SheetEdit } from './sheet.events.ts';

type EntryChanged = Extract<SheetEdit, { type: 'entry.changed' }>;
type EntryRemoved = Extract<SheetEdit, { type: 'entry.removed' }>;
type ProvisionRemoved = Extract<SheetEdit, { type: 'provision.removed' }>;
type ProvisionChanged = Extract<SheetEdit, { type: 'provision.changed' }>;

const newEntry = (id: string, draft: EntryDraft): Entry => ({ ...draft, id, paid: false, copy: '' });

/** What the edited sheet shows. */
type Shown = { readonly sheet: Sheet; readonly content: SheetContent | undefined };

function entryUpdate({ sheet, content }: Shown, { collection, id, changes }: EntryChanged): Write {
  const entry = content?.[collection].find((line) => line.id === id);
  const before = entry ? { before: pick(entry, changes), line: { ...entry, ...changes } } : {};
  return { kind: 'entry.update', sheetId: sheet.id, collection, id, changes, ...before };
}

function provisionUpdate({ sheet, content }: Shown, { id, changes }: ProvisionChanged): Write {
  const provision = content?.provisions.find((line) => line.id === id);
  const before = provision ? { before: pick(provision, changes), line: { ...provision, ...changes } } : {};
  return { kind: 'provision.update', sheetId: sheet.id, id, changes, ...before };
}

function entryRemoval({ sheet, content }: Shown, { collection, id }: EntryRemoved): Write {
  const line = content?.[collection].find((entry) => entry.id === id);
  return { kind: 'entry.delete', sheetId: sheet.id, collection, id, ...(line && { line }) };
}

function provisionRemoval({ sheet, content }: Shown, { id }: ProvisionRemoved): Write {
  const line = content?.provisions.find((provision) => provision.id === id);
  return { kind: 'provision.delete', sheetId: sheet.id, id, ...(line && { line }) };
}

/** Whether an edit changes a line that was deleted meanwhile. */
export function isOfDeletedLine(edit: SheetEdit, { content }: Shown): boolean {
  if (edit.type !== 'entry.changed' && edit.type !== 'provision.changed') return false;
  const lines: readonly Line[] = content?.[edit.type === 'entry.changed' ? edit.collection : 'provisions'] ?? [];
  return Object.keys(edit.changes).length > 0 && !lines.some(({ id }) => id === edit.id);
}

/** The write that an edit of the shown sheet asks for; `createId` gives the id of a new line. */
export function writeOf(edit: SheetEdit, shown: Shown, createId: () => string): Write {
  const sheetId = shown.sheet.id;
  switch (edit.type) {
    case 'entry.added':
      return { kind: 'entry.create', sheetId, collection: edit.collection, entry: newEntry(createId(), edit.draft) };
    case 'entry.changed':
      return entryUpdate(shown, edit);
    case 'entry.removed':
      return entryRemoval(shown, edit);
    case 'provision.added':
      return { kind: 'provision.create', sheetId, provision: { ...edit.draft, id: createId() } };
    case 'provision.changed':
      return provisionUpdate(shown, edit);
    case 'provision.removed':
      return provisionRemoval(shown, edit);
    case 'sheet.changed':
      return { kind: 'sheet.update', sheetId, changes: edit.changes, before: pick(shown.sheet, edit.changes) };
  }
}

/** Only a removal has a toast, which offers to undo it; every other edit can be seen on the sheet. */
export const toastOf = (write: Write): Toast | undefined =>
  (write.kind === 'entry.delete' || write.kind === 'provision.delete') && write.line
    ? info('notice.lineDeleted', { name: write.line.name })
    : undefined;
