import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds, and again whenever that changes. */
export function useMediaQuery(query: string): boolean {
  // Where a page is drawn ahead, nothing is known of the window. To ask again at each render would cost a list its time.
  const list = useMemo(() => ('matchMedia' in globalThis ? matchMedia(query) : undefined), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}
