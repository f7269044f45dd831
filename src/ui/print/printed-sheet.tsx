import { useEffect } from 'react';
import type { Paper as PaperComponent } from './print-layout.tsx';
import { usePrinting } from './use-is-printing.ts';

const loadDelay = 1000;

let Paper: typeof PaperComponent | undefined;

/** Resolves once the sheet can be drawn for paper. */
export const loadPaper = async (): Promise<void> => {
  Paper = (await import('./print-layout.tsx')).Paper;
};

/** The sheet as it goes to paper, there only while the browser prints. */
export function PrintOut() {
  useEffect(() => {
    // The browser's own command to print does not wait for it; what is on show now comes first.
    const timer = setTimeout(() => void loadPaper().catch(() => {}), loadDelay);
    return () => clearTimeout(timer);
  }, []);
  return usePrinting() && Paper && <Paper />;
}
