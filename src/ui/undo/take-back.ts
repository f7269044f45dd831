import { useCallback } from 'react';
import { useToaster } from '../hooks/actors.tsx';
import { useUndo } from '../hooks/workspace-actors.tsx';

/** Takes the latest change back; false when there is none. */
export function useTakeBack(): () => boolean {
  const toaster = useToaster();
  const undo = useUndo();
  return useCallback(() => {
    if (!undo?.getSnapshot().can({ type: 'undo.requested' })) return false;
    // Before the undo: its own toast would be dismissed otherwise.
    toaster.send({ type: 'toast.dismissed' });
    undo.send({ type: 'undo.requested' });
    return true;
  }, [toaster, undo]);
}
