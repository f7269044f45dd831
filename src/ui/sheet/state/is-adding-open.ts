import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useAddingProvision, useSheet } from '../../hooks/workspace-actors.tsx';

/** Whether the form of a new provision is open; tells its chart which sheet provisions are added to. */
export const useIsAddingOpen = (): boolean => {
  const adding = useAddingProvision();
  const sheet = useSheet();
  useEffect(() => {
    adding.send({ type: 'sheet.shown', sheet });
    // Another tab or another screen.
    return () => adding.send({ type: 'form.closed' });
  }, [adding, sheet]);
  return useSelector(adding, (snapshot) => snapshot.matches('open'));
};
