import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type {
  EntryChanges,
  EntryCollection,
  EntryDraft,
  ProvisionChanges,
  ProvisionDraft,
  Sheet,
  SheetChanges,
  SheetContent,
} from '../../domain/sheet/sheet.ts';
import type { LocalEdits } from '../../domain/sync/local-edits.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { Environment } from '../shared/environment.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

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
  | { type: 'reload.requested' }
  /** The list has read the sheet's own document again. */
  | { type: 'sheet.reread'; sheet: Sheet }
  /** A write that this sheet does not show yet. */
  | { type: 'write.observed'; write: Write }
  /** The server has refused one that it shows. */
  | { type: 'write.refused'; write: Write }
  /** Somebody is typing into a line, or has ended: what the server says must not pull it away from them. */
  | { type: 'field.opened' }
  | { type: 'field.closed' };

export type SheetInput = {
  readonly uid: string;
  readonly sheet: Sheet;
  /** Lines that are known already, as those of a sheet made here. */
  readonly content: SheetContent | undefined;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
  /** The owner of the list, which hears when the sheet's own document changes. */
  readonly sheets: ActorRef<AnyMachineSnapshot, { type: 'sheet.changed'; id: string; changes: SheetChanges }>;
};
export type SheetContext = SheetInput & {
  /** The lines as they were when the server was asked for them again. */
  readonly marked: SheetContent | undefined;
  /** What was entered here since the sheet was opened. */
  readonly own: LocalEdits;
  /** How many fields of lines somebody is typing into. */
  readonly openFields: number;
};
