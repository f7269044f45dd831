import { useCallback } from 'react';
import { useToaster } from '../hooks/actors.tsx';
import { useUndo } from '../hooks/workspace-actors.tsx';

/** What can be taken back: the latest change, or the one that the toast offers to. */
type TakenBack = 'undo.requested' | 'offer.accepted';

/** Takes a change back; false when there is none. */
export function useTakeBack(type: TakenBack = 'undo.requested'): () => boolean {
  const toaster = useToaster();
  const undo = useUndo();
  return useCallback(() => {
    if (!undo?.getSnapshot().can({ type })) return false;
    // Before the undo: its own toast would be dismissed otherwise.
    toaster.send({ type: 'toast.dismissed' });
    undo.send({ type });
    return true;
  }, [toaster, undo, type]);
}
