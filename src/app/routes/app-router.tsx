import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * React Router's, for a first render in slices: it reads the address in the first slice and listens after the last. An address that
 * changed in between is announced again.
 */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  const [address] = useState(() => location.href);
  useLayoutEffect(() => {
    if (location.href !== address) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [address]);
  return <BrowserRouter>{children}</BrowserRouter>;
}
