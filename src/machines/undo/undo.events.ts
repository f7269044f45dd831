import type { UndoStep } from '../../domain/sync/undo.ts';
import type { Environment } from '../shared/environment.ts';
import type { Toast } from '../toaster/toast.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

/** An undo step, with the toast of its change. */
export type HistoryStep = UndoStep & { readonly toast?: Toast | undefined };

export type UndoEvent =
  /** A change that `back` undoes; `toast`, when there is one, offers to. */
  | { type: 'change.made'; back: UndoStep['back']; toast: Toast | undefined }
  /** The latest change is to be undone. */
  | { type: 'undo.requested' }
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
  /** The one of them that the toast offers to undo. */
  readonly offered: HistoryStep | undefined;
};
