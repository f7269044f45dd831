import type {
  EntryChanges,
  EntryCollection,
  EntryDraft,
  ProvisionChanges,
  ProvisionDraft,
  SheetChanges,
} from '../../domain/sheet.ts';

/** What a person does to the shown sheet. */
export type SheetEdit =
  | { type: 'entry.added'; collection: EntryCollection; draft: EntryDraft }
  | { type: 'entry.changed'; collection: EntryCollection; id: string; changes: EntryChanges }
  | { type: 'entry.removed'; collection: EntryCollection; id: string }
  | { type: 'provision.added'; draft: ProvisionDraft }
  | { type: 'provision.changed'; id: string; changes: ProvisionChanges }
  | { type: 'provision.removed'; id: string }
  | { type: 'sheet.changed'; changes: SheetChanges };
export type SheetEvent = SheetEdit | { type: 'sheet.reloadRequested' };
