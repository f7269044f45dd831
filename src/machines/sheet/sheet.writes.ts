import { picked } from '../../domain/picked.ts';
import type { Entry, EntryDraft, Sheet, SheetContent } from '../../domain/sheet.ts';
import type { Write } from '../../domain/writes.ts';
import type { SheetEdit } from './sheet.events.ts';

type EntryChanged = Extract<SheetEdit, { type: 'entry.changed' }>;
type ProvisionChanged = Extract<SheetEdit, { type: 'provision.changed' }>;

const newEntry = (id: string, draft: EntryDraft): Entry => ({ ...draft, id, paid: false, copy: '' });

/** What an edit is made to. */
type Shown = { readonly sheet: Sheet; readonly content: SheetContent | undefined };

function entryUpdate({ sheet, content }: Shown, { collection, id, changes }: EntryChanged): Write {
  const entry = content?.[collection].find((line) => line.id === id);
  const before = entry ? { before: picked(entry, changes) } : {};
  return { kind: 'entry.update', sheetId: sheet.id, collection, id, changes, ...before };
}

function provisionUpdate({ sheet, content }: Shown, { id, changes }: ProvisionChanged): Write {
  const provision = content?.provisions.find((line) => line.id === id);
  const before = provision ? { before: picked(provision, changes) } : {};
  return { kind: 'provision.update', sheetId: sheet.id, id, changes, ...before };
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
      return { kind: 'entry.delete', sheetId, collection: edit.collection, id: edit.id };
    case 'provision.added':
      return { kind: 'provision.create', sheetId, provision: { ...edit.draft, id: createId() } };
    case 'provision.changed':
      return provisionUpdate(shown, edit);
    case 'provision.removed':
      return { kind: 'provision.delete', sheetId, id: edit.id };
    case 'sheet.changed':
      return { kind: 'sheet.update', sheetId, changes: edit.changes, before: picked(shown.sheet, edit.changes) };
  }
}
