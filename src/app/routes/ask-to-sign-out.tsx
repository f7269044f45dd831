import { useEffect } from 'react';
import { useDialogs, WorkspaceProvider } from '../../ui/hooks/workspace-actors.tsx';
import { paths } from '../../ui/shell/paths.ts';
import { Redirect } from '../../ui/shell/redirect.tsx';

/** Asks a signed-in person what becomes of edits that wait; home is where the question stands. */
export const AskToSignOut = () => (
  <WorkspaceProvider>
    <Question />
  </WorkspaceProvider>
);

function Question() {
  const dialogs = useDialogs();
  useEffect(() => dialogs.send({ type: 'signOut.requested' }), [dialogs]);
  return <Redirect to={paths.home} />;
}
