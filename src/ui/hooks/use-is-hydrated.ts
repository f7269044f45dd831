import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during the hydration of a prerendered page, which must render what is the same for everybody. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
