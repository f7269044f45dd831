import { useSyncExternalStore } from 'react';

// Kept on the device, like its fingers.
const storageKey = 'user-swipe-hint';
const mostVisits = 3;

const listeners = new Set<() => void>();

/** Counts this visit; says whether it is one on which to hint. */
const startVisit = (): boolean => {
  try {
    const visits = Number(localStorage.getItem(storageKey) ?? '0');
    if (!(visits < mostVisits)) return false;
    localStorage.setItem(storageKey, String(visits + 1));
    return true;
  } catch {
    // The browser blocks storage: it would hint for ever.
    return false;
  }
};

// Of this visit; unknown until a list that can be swiped is there.
let isShown: boolean | undefined;

/** Swiping was found: nobody is told of it any more. */
export const endSwipeHint = (): void => {
  if (isShown !== true) return;
  isShown = false;
  try {
    localStorage.setItem(storageKey, String(mostVisits));
  } catch {
    // It has been blocked meanwhile.
  }
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Whether to say that rows can be swiped: on three visits, until somebody has found it. Source: docs/specification.md#swipe-hint. */
export const useIsSwipeHinted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (isShown ??= startVisit()),
    () => false,
  );
