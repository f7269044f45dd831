import { useEffect } from 'react';
import { useSheet } from '../../hooks/workspace-actors.tsx';

/** For what a person types a line's values into: as long as it is there, news of the server wait. */
export function useHeldNews(): void {
  const sheet = useSheet();
  useEffect(() => {
    sheet.send({ type: 'field.opened' });
    return () => sheet.send({ type: 'field.closed' });
  }, [sheet]);
}
