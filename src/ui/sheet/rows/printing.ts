import { useSyncExternalStore } from 'react';

const paper = (): MediaQueryList => window.matchMedia('print');

const watchPaper = (onChange: () => void): (() => void) => {
  const query = paper();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the page is being laid out for paper. */
export const usePrinting = (): boolean => useSyncExternalStore(watchPaper, () => paper().matches);
