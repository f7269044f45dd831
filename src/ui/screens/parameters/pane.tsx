import type { ReactNode } from 'react';
import { useLayout } from '../../sheet/layout.ts';
import { PageHeading } from '../../shell/page-heading.tsx';

type PaneProps = {
  readonly title: string;
  /** What the eye sees instead of the title where it stands out in parts. */
  readonly visibleTitle?: ReactNode;
  /** What the section is for; the menu says enough where there is little room. */
  readonly lead?: string;
  readonly isLeadKept?: boolean;
  readonly children: ReactNode;
};

/** One section beside the menu, under its title. */
export function Pane({ title, visibleTitle, lead, isLeadKept = false, children }: PaneProps) {
  const { isTouch } = useLayout();
  return (
    <div className="pane">
      <PageHeading title={title} visuallyHidden={visibleTitle !== undefined || isTouch} />
      {visibleTitle !== undefined && (
        <p className="pane-title" aria-hidden="true">
          {visibleTitle}
        </p>
      )}
      {lead !== undefined && (isLeadKept || !isTouch) && <p className="pane-lead">{lead}</p>}
      {children}
    </div>
  );
}
