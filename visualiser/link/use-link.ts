import { useMemo, useSyncExternalStore } from 'react';
import { catalogue } from '../catalogue/charts.ts';
import { type Link, readHash } from './link.ts';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** What the address points at now. */
export function useLink(): Link {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => readHash(hash, catalogue), [hash]);
}
