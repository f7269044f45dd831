import { useLocation } from 'react-router-dom';
import { useNavigateFromOverlay } from '../hooks/close-on-back.ts';
import { useDialogs } from '../hooks/workspace-actors.tsx';
import { paths } from './paths.ts';

/** Signs out without following the link to the sign-out address: home stays visible under the question about pending edits. */
export const useSignOut = (): ((press?: Pick<Event, 'preventDefault'>) => void) => {
  const dialogs = useDialogs();
  const navigate = useNavigateFromOverlay();
  const { pathname } = useLocation();
  return (press) => {
    press?.preventDefault();
    if (pathname !== paths.home) navigate(paths.home);
    dialogs.send({ type: 'signOut.requested' });
  };
};
