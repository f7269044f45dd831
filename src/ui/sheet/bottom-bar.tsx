import type { ReactNode } from 'react';
import './bottom-bar.css';

type BottomBarProps = { readonly totals?: ReactNode; readonly children: ReactNode };

/** Stays at the bottom of the screen, under the thumb: what the list comes to, and what adds to it. */
export const BottomBar = ({ totals, children }: BottomBarProps) => (
  <div className="bottom-bar">
    {totals && <div className="bottom-totals">{totals}</div>}
    {children}
  </div>
);
