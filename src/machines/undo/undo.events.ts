import type { UndoStep } from '../../domain/sync/undo.ts';
import type { Environment } from '../shared/environment.ts';
import type { Toast } from '../toaster/toast.ts';
import type { WorkspaceReceiver } from '../workspace/workspace.events.ts';

/** A step of the person's own history, with the toast that said so when it was done. */
export type HistoryStep = UndoStep & { readonly toast?: Toast | undefined };

export type UndoEvent =
  /** Something was done that `back` takes back; with `toast`, the message about it offers to. */
  { type: 'change.made'; back: UndoStep['back']; toast: Toast | undefined } | { type: 'undo.requested' };

export type UndoInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
/** Oldest first. */
export type UndoContext = UndoInput & { readonly steps: readonly HistoryStep[] };
