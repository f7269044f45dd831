import type { UndoStep } from '../../domain/sync/history.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { Environment } from '../shared/environment.ts';
import type { Toast } from '../toaster/toast.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

/** An undo step, with the toast of its change. */
export type HistoryStep = UndoStep & { readonly toast?: Toast | undefined };

export type UndoEvent =
  /** A change that `back` undoes and `redo` makes again; `toast`, when there is one, offers to undo it. */
  | { type: 'change.made'; back: UndoStep['back']; redo: readonly Write[]; toast: Toast | undefined }
  /** The latest change caused another one, which is undone and redone with it. */
  | { type: 'change.extended'; back: Write; redo: Write }
  /** The latest change is to be undone. */
  | { type: 'undo.requested' }
  /** The change that was undone last is to be made again. */
  | { type: 'redo.requested' }
  /** The change that the toast offers to undo. */
  | { type: 'offer.accepted' };

export type UndoInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
export type UndoContext = UndoInput & {
  /** Oldest first. */
  readonly steps: readonly HistoryStep[];
  /** The steps that can be redone, the one that was undone last at the end. A change and a reload empty the list. */
  readonly undone: readonly HistoryStep[];
  /** The one of them that the toast offers to undo. */
  readonly offered: HistoryStep | undefined;
};
