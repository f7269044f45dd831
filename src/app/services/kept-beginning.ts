import { withStorage } from '../../api/storage/web-storage.ts';

const storageKey = 'user-begin';
const device = () => localStorage;
const over = 'over';

/** Keeps on this device that nobody is guided any more, also where the browser blocks storage: as long as the page lives. */
export const storeDismissal = (): void => {
  withStorage(device, (storage) => storage.setItem(storageKey, over));
};

const isKept = (): boolean => withStorage(device, (storage) => storage.getItem(storageKey)) === over;

/** Tells at once when nobody is guided on this device, or once another tab has ended it; the answer stops it. */
export const watchDismissal = (onChange: () => void): (() => void) => {
  const stopped = new AbortController();
  const changed = ({ key, newValue }: StorageEvent) => key === storageKey && newValue === over && onChange();
  window.addEventListener('storage', changed, { signal: stopped.signal });
  if (isKept()) onChange();
  return () => stopped.abort();
};
