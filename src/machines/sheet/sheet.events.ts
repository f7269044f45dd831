import type {
  EntryChanges,
  EntryCollection,
  EntryDraft,
  ProvisionChanges,
  ProvisionDraft,
  Sheet,
  SheetChanges,
} from '../../domain/sheet/sheet.ts';
import type { Write } from '../../domain/sync/writes.ts';

/** What a person does to the shown sheet. */
export type SheetEdit =
  | { type: 'entry.added'; collection: EntryCollection; draft: EntryDraft }
  | { type: 'entry.changed'; collection: EntryCollection; id: string; changes: EntryChanges }
  | { type: 'entry.removed'; collection: EntryCollection; id: string }
  | { type: 'provision.added'; draft: ProvisionDraft }
  | { type: 'provision.changed'; id: string; changes: ProvisionChanges }
  | { type: 'provision.removed'; id: string }
  | { type: 'sheet.changed'; changes: SheetChanges };
export type SheetEvent =
  | SheetEdit
  | { type: 'sheet.reloadRequested' }
  /** The list has read the sheet's own document again. */
  | { type: 'sheet.reread'; sheet: Sheet }
  /** A write that this sheet does not show yet. */
  | { type: 'write.observed'; write: Write }
  /** The server has refused one that it shows. */
  | { type: 'write.refused'; write: Write }
  /** Somebody is typing into a line, or has ended: what the server says must not pull it away from them. */
  | { type: 'field.opened' }
  | { type: 'field.closed' };
