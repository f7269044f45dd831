import { useLocation } from 'react-router-dom';
import { useNavigateFromOverlay } from '../hooks/close-on-back.ts';
import { useDialogs } from '../hooks/workspace-actors.tsx';
import { paths } from './paths.ts';

/**
 * Signs out as the address for it does, which a pressed link is not followed to: home stays on show while it is asked what becomes
 * of edits that wait.
 */
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
