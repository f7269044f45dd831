import { useCallback } from 'react';
import { useToaster } from '../hooks/actors.tsx';
import { useUndo } from '../hooks/workspace-actors.tsx';

/** Undoes the latest change or the change that the toast names, or redoes the last undone change. */
type Request = 'undo.requested' | 'offer.accepted' | 'redo.requested';

/** Undoes or redoes a change; false when there is none. */
export function useUndoRequest(type: Request): () => boolean {
  const toaster = useToaster();
  const undo = useUndo();
  return useCallback(() => {
    if (!undo?.getSnapshot().can({ type })) return false;
    // Called before the request, whose own toast would be dismissed otherwise.
    toaster.send({ type: 'toast.dismissed' });
    undo.send({ type });
    return true;
  }, [toaster, undo, type]);
}
