import type { ActorRef, AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Category } from '../../domain/parameters/parameters.ts';
import type { CopySource } from '../../domain/sheet/new-sheet/copying.ts';
import type { Period } from '../../domain/sheet/period.ts';
import type { Collection, Entry, Provision, Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import type { Paste, SignRule, Ticks } from '../../domain/table/pasted-lines.ts';
import type { ColumnRole } from '../../domain/table/role-choice.ts';
import type { MergeSubject } from '../merge/merge.machine.ts';
import type { SessionReceiver } from '../parent-events/session.events.ts';
import type { Environment } from '../shared/environment.ts';
import type { LineEdit, SheetEdit } from '../sheet/sheet.events.ts';
import type { WorkspaceReceiver } from '../parent-events/workspace.events.ts';

/** The line, operation or category to delete. */
export type DeletionSubject = { readonly collection: Collection | 'operations' | 'categories'; readonly name: string };

/** The event to send on confirmation, and its receiver. */
export type Answer = { readonly to: AnyActorRef; readonly event: AnyEventObject };

/** Checks the type of an answer's event against its receiver. */
export const answerTo = <TEvent extends AnyEventObject>(
  to: ActorRef<AnyMachineSnapshot, TEvent>,
  event: NoInfer<TEvent>,
): Answer => ({ to, event });

type SheetReceiver = ActorRef<AnyMachineSnapshot, SheetEdit>;

export type DialogsEvent =
  | { type: 'deletion.requested'; subject: DeletionSubject; answer: Answer }
  | { type: 'deletion.confirmed' }
  | { type: 'dialog.cancelled' }
  | { type: 'newSheet.requested'; sheets: readonly Sheet[]; shown: CopySource }
  | { type: 'sheetRemoval.requested'; sheet: Sheet; content: SheetContent }
  /** Closes any open dialog. */
  | { type: 'signOut.requested' }
  | { type: 'merge.requested'; subject: MergeSubject }
  /** `period`: the days of the sheet. An expense belongs to the first of `categories` that contains its name. */
  | {
      type: 'deductions.requested';
      provision: Provision;
      sheet: SheetReceiver;
      period: Period;
      categories: readonly Category[];
    }
  /** `lines`: incomes without a due day. */
  | { type: 'dueDays.requested'; lines: readonly Entry[]; sheet: SheetReceiver }
  /** Lines to add to the sheet. `asText` instead pastes them into a field as text. */
  | { type: 'lines.pasted'; paste: Paste; sheet: SheetReceiver; asText: Answer }
  | { type: 'role.chosen'; column: number; role: ColumnRole }
  | { type: 'sign.chosen'; sign: SignRule }
  | { type: 'paid.chosen'; isPaid: boolean }
  | { type: 'line.toggled'; row: number; isTicked: boolean }
  | { type: 'lines.added'; edits: readonly LineEdit[] }
  | { type: 'text.chosen' }
  | { type: 'commands.requested' }
  | { type: 'shortcuts.requested' };

export type DialogsInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
  readonly session: SessionReceiver;
};
export type DialogsContext = DialogsInput & {
  readonly deletion: { readonly subject: DeletionSubject; readonly answer: Answer } | undefined;
  /** The pasted lines, their ticks and sheet, and the event that pastes them as text. */
  readonly pasting:
    | { readonly paste: Paste; readonly ticks: Ticks; readonly sheet: SheetReceiver; readonly asText: Answer }
    | undefined;
};
