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
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

/** What a person does to the lines of the shown sheet. */
export type LineEdit =
  | { type: 'entry.added'; collection: EntryCollection; draft: EntryDraft }
  | { type: 'entry.changed'; collection: EntryCollection; id: string; changes: EntryChanges }
  | { type: 'entry.removed'; collection: EntryCollection; id: string }
  /** The line goes to another sheet, all but its id as it is, unless it arrives otherwise. */
  | ({ type: 'entry.moved'; collection: EntryCollection; id: string; sheetId: string } & MoveOptions)
  | { type: 'provision.added'; draft: ProvisionDraft }
  /** `toast` says what has changed, where the field that was edited does not. */
  | { type: 'provision.changed'; id: string; changes: ProvisionChanges; toast?: Toast }
  | { type: 'provision.removed'; id: string };

/** What a person does to the shown sheet. */
export type SheetEdit =
  | LineEdit
  /**
   * Several lines at once: it is stored, refused and undone as one; `toast` says what it is, where the lines do not. The names of
   * pasted lines are a bank's, and are not suggested.
   */
  | { type: 'lines.edited'; edits: readonly LineEdit[]; toast?: Toast; arePasted?: boolean }
  | { type: 'sheet.changed'; changes: SheetChanges };
export type SheetEvent =
  | SheetEdit
  | { type: 'reload.requested' }
  /** The list has read the sheet's own document again: balances, date. */
  | { type: 'sheet.reread'; sheet: Sheet }
  /** A write from elsewhere (another tab, an undo) that this sheet does not show yet. */
  | { type: 'write.observed'; write: Write }
  /** The person takes what the last edit offered. */
  | { type: 'followUp.accepted' }
  /** The server has refused a write that this sheet shows. */
  | { type: 'write.refused'; write: Write }
  /** A field of a line is being edited, or not any more: a refresh must not overwrite what is typed. */
  | { type: 'field.opened' }
  | { type: 'field.closed' }
  /** The mouse went on to a line that was not just ticked, or away from it. */
  | { type: 'row.pointed' }
  | { type: 'row.left' }
  /** No entry was ticked for a moment. */
  | { type: 'ticking.paused' };

export type SheetInput = {
  readonly uid: string;
  readonly sheet: Sheet;
  /** The lines, when they are known: those of a sheet that was created in this tab. */
  readonly content: SheetContent | undefined;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
  /** The actor of the list, which is sent the changes of the sheet's own document. */
  readonly sheets: ActorRef<AnyMachineSnapshot, { type: 'sheet.changed'; id: string; changes: SheetChanges }>;
};
export type SheetContext = SheetInput & {
  /** The lines when the server was last asked: an edit since then is not in the answer. */
  readonly contentAtRequest: SheetContent | undefined;
  /** The edits of this device since the sheet was opened. */
  readonly localEdits: LocalEdits;
  /** The edit that the last one offers, until the next. */
  readonly followUp: SheetEdit | undefined;
  /** How many fields of lines are being edited. */
  readonly openFields: number;
  /** The entries that were just ticked, by their ids: a list that hides what is paid does not move yet under the pointer. */
  readonly justPaid: readonly string[];
  /** The mouse is on a line that was not just ticked: it may be about to press there. */
  readonly isPointed: boolean;
};
