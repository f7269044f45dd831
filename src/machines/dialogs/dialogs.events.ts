import type { ActorRef, AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CopySource } from '../../domain/sheet/copying.ts';
import type { Collection, Provision, Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import type { MergeSubject } from '../merge/merge.machine.ts';
import type { SessionReceiver } from '../session/session.events.ts';
import type { Environment } from '../shared/environment.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

/** What is deleted after a confirmation. */
export type DeletionSubject = { readonly collection: Collection | 'operations' | 'categories'; readonly name: string };

/** The event to send on confirmation, and its receiver. */
export type Answer = { readonly to: AnyActorRef; readonly event: AnyEventObject };

/** The same, with the event type-checked against the receiver. */
export const answerTo = <TEvent extends AnyEventObject>(
  to: ActorRef<AnyMachineSnapshot, TEvent>,
  event: NoInfer<TEvent>,
): Answer => ({ to, event });

export type DialogsEvent =
  | { type: 'deletion.requested'; subject: DeletionSubject; answer: Answer }
  | { type: 'deletion.confirmed' }
  | { type: 'dialog.cancelled' }
  | { type: 'newSheet.requested'; sheets: readonly Sheet[]; shown: CopySource }
  | { type: 'sheetRemoval.requested'; sheet: Sheet; content: SheetContent }
  /** Closes whatever dialog is open. */
  | { type: 'signOut.requested' }
  | { type: 'merge.requested'; subject: MergeSubject }
  | { type: 'deductions.requested'; provision: Provision; sheet: ActorRef<AnyMachineSnapshot, SheetEdit> }
  | { type: 'commands.requested' }
  | { type: 'shortcuts.requested' };

export type DialogsInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
  readonly session: SessionReceiver;
};
export type DialogsContext = DialogsInput & {
  /** The deletion to confirm. */
  readonly deletion: { readonly subject: DeletionSubject; readonly answer: Answer } | undefined;
};
