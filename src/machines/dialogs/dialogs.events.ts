import type { ActorRef, AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CopySource } from '../../domain/sheet/copying.ts';
import type { Collection, Provision, Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import type { MergeSubject } from '../merge/merge.machine.ts';
import type { SessionReceiver } from '../session/session.events.ts';
import type { Environment } from '../shared/environment.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

/** What a person may be asked about before it is deleted. */
export type DeletionSubject = { readonly collection: Collection | 'operations' | 'categories'; readonly name: string };

/** Who is told when a question is answered with yes, and what. */
export type Answer = { readonly to: AnyActorRef; readonly event: AnyEventObject };

/** An answer that its receiver understands. */
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
  /** Whatever is open: the person wants to sign out. */
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
  /** What is asked about before it is deleted. */
  readonly deletion: { readonly subject: DeletionSubject; readonly answer: Answer } | undefined;
};
