import { useEffect } from 'react';
import type { PrintLayout as PrintLayoutComponent } from './print-layout.lazy.tsx';
import { useIsPrinting } from './use-is-printing.ts';

const loadDelay = 1000;

let PrintLayout: typeof PrintLayoutComponent | undefined;

/** Resolves once the code that lays the sheet out for print is loaded. */
export const loadPrintLayout = async (): Promise<void> => {
  PrintLayout = (await import('./print-layout.lazy.tsx')).PrintLayout;
};

/** The sheet as it is printed; rendered only while the browser prints. */
export function PrintedSheet() {
  useEffect(() => {
    // Preloaded: `beforeprint` cannot wait for an import. Delayed, so as not to compete with the first render.
    const timer = setTimeout(() => void loadPrintLayout().catch(() => {}), loadDelay);
    return () => clearTimeout(timer);
  }, []);
  return useIsPrinting() && PrintLayout && <PrintLayout />;
}
