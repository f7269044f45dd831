import type { CSSProperties, ReactNode } from 'react';
import { iconMask } from '../../icons/icon-mask.ts';
import type { Layout } from '../../hooks/layout.tsx';
import './sheet.css';

type SheetFrameProps = { readonly layout: Layout; readonly children: ReactNode };

const marks: CSSProperties & { readonly '--trash': string } = { '--trash': iconMask('trash') };

/** Sets the measures and the marks that everything on a sheet is drawn with. */
export const SheetFrame = ({ layout, children }: SheetFrameProps) => (
  <div className="sheet" data-layout={layout.name} data-touch={layout.isTouch || undefined} style={marks}>
    {children}
  </div>
);
