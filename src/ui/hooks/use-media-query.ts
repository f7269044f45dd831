import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, and again whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    // Where a page is drawn ahead, nothing is known of the window.
    () => false,
  );
}
