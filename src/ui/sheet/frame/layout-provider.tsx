import type { ReactNode } from 'react';
import { LayoutContext, useWindowLayout } from './layout.tsx';

/** Tells all that it holds which arrangement fits the window. */
export const LayoutProvider = ({ children }: { readonly children: ReactNode }) => (
  <LayoutContext value={useWindowLayout()}>{children}</LayoutContext>
);
