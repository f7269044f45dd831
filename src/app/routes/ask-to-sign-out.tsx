import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useDialogs, WorkspaceProvider } from '../../ui/hooks/workspace-actors.tsx';
import { paths } from '../../ui/shell/paths.ts';

/** Asks a signed-in person what becomes of edits that wait; home is where the question stands. */
export const AskToSignOut = () => (
  <WorkspaceProvider>
    <Question />
  </WorkspaceProvider>
);

function Question() {
  const dialogs = useDialogs();
  useEffect(() => dialogs.send({ type: 'signOut.requested' }), [dialogs]);
  return <Navigate to={paths.home} replace />;
}
