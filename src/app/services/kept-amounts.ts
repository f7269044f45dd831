import { withStorage } from '../../api/storage/web-storage.ts';
import type { Amounts } from '../../machines/workspace/workspace.events.ts';

const storageKey = 'user-amounts';
const device = () => localStorage;

const amountsOf = (kept: string | null | undefined): Amounts => (kept === 'hidden' ? 'hidden' : 'shown');

const show = (amounts: Amounts) => {
  document.documentElement.dataset['amounts'] = amounts;
};

/** Keeps on this device whether amounts are hidden, also where the browser blocks storage: as long as the page lives. */
export const keepAmounts = (amounts: Amounts): void => {
  show(amounts);
  withStorage(device, (storage) => {
    if (amounts === 'hidden') storage.setItem(storageKey, amounts);
    else storage.removeItem(storageKey);
  });
};

/** Tells at once what is kept, as `index.html` has read it, and what another tab changes; the answer stops it. */
export const watchAmounts = (onChange: (amounts: Amounts) => void): (() => void) => {
  const stopped = new AbortController();
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey) return;
    show(amountsOf(newValue));
    onChange(amountsOf(newValue));
  };
  window.addEventListener('storage', changed, { signal: stopped.signal });
  onChange(amountsOf(document.documentElement.dataset['amounts']));
  return () => stopped.abort();
};
