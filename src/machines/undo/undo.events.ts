import type { UndoStep } from '../../domain/sync/history.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { Environment } from '../shared/environment.ts';
import type { Toast } from '../toaster/toast.ts';
import type { WorkspaceReceiver } from '../parent-events/workspace.events.ts';

/** An undo step, with the toast of its change. */
export type HistoryStep = UndoStep & { readonly toast?: Toast | undefined };

export type UndoEvent =
  /** A change that `back` undoes and `redo` repeats. `toast` offers to undo the change. */
  | { type: 'change.made'; back: UndoStep['back']; redo: readonly Write[]; toast: Toast | undefined }
  /** The latest change caused another change. Both are undone and redone together. */
  | { type: 'change.extended'; back: Write; redo: Write }
  | { type: 'undo.requested' }
  | { type: 'redo.requested' }
  /** Undoes the change in the toast. */
  | { type: 'offer.accepted' };

export type UndoInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
export type UndoContext = UndoInput & {
  /** Oldest first. */
  readonly steps: readonly HistoryStep[];
  /** Steps that can be redone, with the last undone step at the end. A new change or a reload empties the list. */
  readonly undone: readonly HistoryStep[];
  readonly offered: HistoryStep | undefined;
};
