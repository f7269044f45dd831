import type { ReactNode } from 'react';
import type { Layout } from './layout.ts';
import './sheet.css';

type SheetFrameProps = { readonly layout: Layout; readonly children: ReactNode };

/** Sets the measures that everything on a sheet is drawn with. */
export const SheetFrame = ({ layout, children }: SheetFrameProps) => (
  <div className="sheet" data-layout={layout.name} data-touch={layout.isTouch || undefined}>
    {children}
  </div>
);
