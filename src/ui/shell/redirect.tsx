import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

type RedirectProps = {
  readonly to: string;
  readonly state?: unknown;
};

/**
 * Replaces the current history entry, like React Router's `Navigate`, and again when a back navigation ends here before the target
 * renders. Closing an overlay starts one. The router sees no change of address in it, and would leave the page empty.
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
