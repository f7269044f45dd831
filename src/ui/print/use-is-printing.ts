import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isAboutToPrint = false;

const printMedia = (): MediaQueryList => window.matchMedia('print');

const watch = (onChange: () => void): (() => void) => {
  const query = printMedia();
  const onPrint = ({ type }: Event) => {
    isAboutToPrint = type === 'beforeprint';
    // The browser lays the page out when the listeners of `beforeprint` return: the update must be synchronous.
    flushSync(onChange);
  };
  query.addEventListener('change', onChange);
  window.addEventListener('beforeprint', onPrint);
  window.addEventListener('afterprint', onPrint);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', onPrint);
    window.removeEventListener('afterprint', onPrint);
  };
};

/** Whether the page is being laid out for print. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isAboutToPrint || printMedia().matches,
    () => false,
  );
