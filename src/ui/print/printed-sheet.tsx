import { useEffect } from 'react';
import type { PrintLayout as PrintLayoutComponent } from './print-layout.lazy.tsx';
import { useIsPrinting } from './use-is-printing.ts';

const loadDelay = 1000;

let PrintLayout: typeof PrintLayoutComponent | undefined;

export const loadPrintLayout = async (): Promise<void> => {
  PrintLayout = (await import('./print-layout.lazy.tsx')).PrintLayout;
};

/** Renders the printed sheet while the browser prints. */
export function PrintedSheet() {
  useEffect(() => {
    // Preloaded: `beforeprint` cannot wait for an import. Delayed: the first render comes first.
    const timer = setTimeout(() => void loadPrintLayout().catch(() => {}), loadDelay);
    return () => clearTimeout(timer);
  }, []);
  return useIsPrinting() && PrintLayout && <PrintLayout />;
}
