import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the app has taken over a page that was drawn ahead: until then it draws what is the same for everybody. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
