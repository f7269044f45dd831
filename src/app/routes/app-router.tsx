import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * BrowserRouter for a first render in a transition: it reads the address when the render starts, and listens when it ends. If the
 * address changed in between, a `popstate` event repeats that.
 */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  const [address] = useState(() => location.href);
  useLayoutEffect(() => {
    if (location.href !== address) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [address]);
  return <BrowserRouter>{children}</BrowserRouter>;
}
