import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

type RedirectProps = {
  readonly to: string;
  readonly state?: unknown;
};

/**
 * Replaces the current history entry, like React Router's `Navigate`. Closing an overlay goes back to that entry. If this happens
 * before the target renders, the router sees no new address and shows an empty page: the entry is replaced again.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const redirect = useEffectEvent(() => void navigate(to, { replace: true, state }));
  useEffect(() => {
    const go = () => redirect();
    go();
    window.addEventListener('popstate', go);
    return () => window.removeEventListener('popstate', go);
  }, []);
  return null;
}
