import { useEffect } from 'react';
import { useSheet } from '../../../hooks/workspace-actors.tsx';

/** Defers the refresh of the sheet while a field is open: new data would replace the edited line. */
export function usePauseRefreshWhileEditing(isEditing = true): void {
  const sheet = useSheet();
  useEffect(() => {
    if (!isEditing) return undefined;
    sheet.send({ type: 'field.opened' });
    return () => sheet.send({ type: 'field.closed' });
  }, [sheet, isEditing]);
}
