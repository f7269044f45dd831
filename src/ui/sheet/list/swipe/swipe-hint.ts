import { useSyncExternalStore } from 'react';

// Stored on the device, because it depends on the device's pointer.
const storageKey = 'user-swipe-hint';
const mostVisits = 3;

const listeners = new Set<() => void>();

const startVisit = (): boolean => {
  try {
    const visits = Number(localStorage.getItem(storageKey) ?? '0');
    if (!(visits < mostVisits)) return false;
    localStorage.setItem(storageKey, String(visits + 1));
    return true;
  } catch {
    // The browser blocks storage, so the hint would never end.
    return false;
  }
};

// For this visit; undefined until a swipeable list is mounted.
let isShown: boolean | undefined;

/** Hides the hint on all later visits: the user has swiped a row or dismissed the hint. */
export const endSwipeHint = (): void => {
  if (isShown !== true) return;
  isShown = false;
  try {
    localStorage.setItem(storageKey, String(mostVisits));
  } catch {
    // The browser blocks storage now: the hint may come back at the next visit.
  }
  for (const onChange of listeners) onChange();
};

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** Whether to show the hint: on three visits, until the user swipes. Source: docs/specification.md#swipe-hint. */
export const useIsSwipeHinted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (isShown ??= startVisit()),
    () => false,
  );
