import { type ReactNode, useId } from 'react';
import './block.css';

type PanelProps = {
  readonly title: string;
  /** Where a tab bears the name, the heading is for screen readers only. */
  readonly isTitleShown?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of the sheet that does not collapse. */
export const Panel = ({ title, isTitleShown = false, className = '', children }: PanelProps) => {
  const titleId = useId();
  return (
    <section className={`block ${className}`} aria-labelledby={titleId}>
      <div className={isTitleShown ? 'block-head' : 'visually-hidden'}>
        <h2 id={titleId}>{title}</h2>
      </div>
      {children}
    </section>
  );
};
