import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

type RedirectProps = {
  readonly to: string;
  readonly state?: unknown;
};

/**
 * React Router's `Navigate` in place of the current entry, and once more when a traversal leads back here before the other page is
 * on show. Closing what was open over the page begins one, and the router takes its end for no change of place: nothing would be
 * rendered any more.
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
