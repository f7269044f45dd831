const storageKey = 'user-begin';
const over = 'over';

/** Keeps on this device that nobody is guided any more, also where the browser blocks storage: as long as the page lives. */
export const keepEnd = (): void => {
  try {
    localStorage.setItem(storageKey, over);
  } catch {
    // A browser that blocks storage throws on access.
  }
};

const isKept = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === over;
  } catch {
    return false;
  }
};

/** Tells at once when nobody is guided on this device, or once another tab has ended it; the answer stops it. */
export const watchEnd = (tell: () => void): (() => void) => {
  const stopped = new AbortController();
  const changed = ({ key, newValue }: StorageEvent) => key === storageKey && newValue === over && tell();
  window.addEventListener('storage', changed, { signal: stopped.signal });
  if (isKept()) tell();
  return () => stopped.abort();
};
