import type { Entry, EntryDraft } from '../../domain/sheet.ts';
import type { Write } from '../../domain/writes.ts';
import type { SheetEdit } from './sheet.events.ts';

const newEntry = (id: string, draft: EntryDraft): Entry => ({ ...draft, id, paid: false, copy: '' });

/** The write that an edit of sheet `sheetId` asks for; `createId` gives the id of a new line. */
export function writeOf(edit: SheetEdit, sheetId: string, createId: () => string): Write {
  switch (edit.type) {
    case 'entry.added':
      return { kind: 'entry.create', sheetId, collection: edit.collection, entry: newEntry(createId(), edit.draft) };
    case 'entry.changed':
      return { kind: 'entry.update', sheetId, collection: edit.collection, id: edit.id, changes: edit.changes };
    case 'entry.removed':
      return { kind: 'entry.delete', sheetId, collection: edit.collection, id: edit.id };
    case 'provision.added':
      return { kind: 'provision.create', sheetId, provision: { ...edit.draft, id: createId() } };
    case 'provision.changed':
      return { kind: 'provision.update', sheetId, id: edit.id, changes: edit.changes };
    case 'provision.removed':
      return { kind: 'provision.delete', sheetId, id: edit.id };
    case 'sheet.changed':
      return { kind: 'sheet.update', sheetId, changes: edit.changes };
  }
}
