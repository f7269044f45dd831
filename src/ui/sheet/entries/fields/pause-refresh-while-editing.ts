import { useEffect } from 'react';
import { useSheet } from '../../../hooks/workspace-actors.tsx';

/** Defers the refresh of the sheet while a field of a line is open: a new answer would replace what is being edited. */
export function usePauseRefreshWhileEditing(isEditing = true): void {
  const sheet = useSheet();
  useEffect(() => {
    if (!isEditing) return undefined;
    sheet.send({ type: 'field.opened' });
    return () => sheet.send({ type: 'field.closed' });
  }, [sheet, isEditing]);
}
