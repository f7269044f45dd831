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
    // Preloaded after the first render, because `beforeprint` cannot wait for an import.
    const timer = setTimeout(() => void loadPrintLayout().catch(() => {}), loadDelay);
    return () => clearTimeout(timer);
  }, []);
  return useIsPrinting() && PrintLayout && <PrintLayout />;
}
