import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import type { UndoStep } from '../../domain/sync/undo.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { Merged } from '../merge/merge.machine.ts';
import type { Toast } from '../toaster/toast.ts';

/** What the parts of the workspace tell it; it passes each on to the part that it concerns. */
export type WorkspaceEvent =
  /** `inverse` takes it back, where that is known; with `toast`, the message about it offers to. */
  | { type: 'write.requested'; write: Write; inverse?: Write | undefined; toast?: Toast | undefined }
  /** The server has taken the write, or has refused it for good. */
  | { type: 'write.accepted'; write: Write }
  /** It has, in place of what another device had entered. */
  | { type: 'write.replaced'; write: Write }
  | { type: 'write.refused'; write: Write }
  /** A write that none of the parts shows yet: another tab's, or one that is tried or taken back. */
  | { type: 'write.observed'; write: Write }
  | { type: 'operation.used'; name: string }
  | { type: 'sheet.created'; sheet: Sheet; content: SheetContent }
  | { type: 'sheet.removed'; sheet: Sheet; content: SheetContent }
  /** The person takes a change back. */
  | { type: 'undo.decided'; back: UndoStep['back'] }
  /** Two sheets of one day become one. */
  | { type: 'merge.decided'; merged: Merged }
  /** The server has taken all of an import. */
  | { type: 'import.ended'; toast: Toast }
  /** The page is looked at again, or the network is back, or a while has passed. */
  | { type: 'page.returned' };

export type WorkspaceReceiver = ActorRef<AnyMachineSnapshot, WorkspaceEvent>;
