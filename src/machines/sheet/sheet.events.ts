import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { MoveOptions } from '../../domain/sheet/new-sheet/move-options.ts';
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
import type { Toast } from '../toaster/toast.ts';
import type { WorkspaceReceiver } from '../parent-events/workspace.events.ts';

export type LineEdit =
  | { type: 'entry.added'; collection: EntryCollection; draft: EntryDraft }
  | { type: 'entry.changed'; collection: EntryCollection; id: string; changes: EntryChanges }
  | { type: 'entry.removed'; collection: EntryCollection; id: string }
  /** Moves the line to another sheet under a new id, unchanged except for the options. */
  | ({ type: 'entry.moved'; collection: EntryCollection; id: string; sheetId: string } & MoveOptions)
  | { type: 'provision.added'; draft: ProvisionDraft }
  /** `toast` announces a change that is not visible in the edited field. */
  | { type: 'provision.changed'; id: string; changes: ProvisionChanges; toast?: Toast }
  | { type: 'provision.removed'; id: string };

export type SheetEdit =
  | LineEdit
  /**
   * Several lines as one edit, stored, refused and undone together. `toast` announces a change that is not visible in the lines.
   * The names of pasted lines come from a bank and are not suggested.
   */
  | { type: 'lines.edited'; edits: readonly LineEdit[]; toast?: Toast; arePasted?: boolean }
  | { type: 'sheet.changed'; changes: SheetChanges };
export type SheetEvent =
  | SheetEdit
  | { type: 'reload.requested' }
  /** The list has read the document of the sheet again (balances, date). */
  | { type: 'sheet.reread'; sheet: Sheet }
  /** A write of another tab or of an undo. This chart does not show the write yet. */
  | { type: 'write.observed'; write: Write }
  | { type: 'followUp.accepted' }
  /** The server has refused a write that this sheet shows. */
  | { type: 'write.refused'; write: Write }
  /** The user opened or closed a field of a line. A refresh must not overwrite the typed text. */
  | { type: 'field.opened' }
  | { type: 'field.closed' }
  /** The mouse moved to or away from a line that was not just ticked. */
  | { type: 'row.pointed' }
  | { type: 'row.left' }
  /** The user stopped ticking entries. */
  | { type: 'ticking.paused' };

export type SheetInput = {
  readonly uid: string;
  readonly sheet: Sheet;
  /** Set for a sheet that was created in this tab. */
  readonly content: SheetContent | undefined;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
  /** The list of sheets, which receives changes of the sheet's document. */
  readonly sheets: ActorRef<AnyMachineSnapshot, { type: 'sheet.changed'; id: string; changes: SheetChanges }>;
};
export type SheetContext = SheetInput & {
  /** The lines at the last request. The response lacks later edits. */
  readonly contentAtRequest: SheetContent | undefined;
  /** Edits of this device since the sheet was opened. */
  readonly localEdits: LocalEdits;
  readonly followUp: SheetEdit | undefined;
  readonly openFields: number;
  /** Ids of entries that were just ticked: a list that hides paid entries still shows them, so that nothing moves under the pointer. */
  readonly justPaid: readonly string[];
  /** Whether the mouse is on a line that was not just ticked, where the user may be about to press. */
  readonly isPointed: boolean;
};
