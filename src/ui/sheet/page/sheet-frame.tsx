import type { CSSProperties, ReactNode } from 'react';
import { iconMask } from '../../icons/icon-mask.ts';
import type { Layout } from '../../hooks/layout.tsx';
import './sheet.css';

type SheetFrameProps = { readonly layout: Layout; readonly children: ReactNode };

const variables: CSSProperties & { readonly '--trash': string } = { '--trash': iconMask('trash') };

/** Sets the layout attributes and the CSS variables of a sheet. */
export const SheetFrame = ({ layout, children }: SheetFrameProps) => (
  <div className="sheet" data-layout={layout.name} data-touch={layout.isTouch || undefined} style={variables}>
    {children}
  </div>
);
