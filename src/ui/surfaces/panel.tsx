import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { BlockHeader, BlockTitle } from './block-header.ts';

type PanelProps = {
  readonly title: string;
  /** False when a tab shows the title: the heading is then for screen readers only. */
  readonly isTitleShown?: boolean;
  /** At the end of a shown title. */
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

const Section = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

/** A section of the sheet that does not collapse. */
export const Panel = ({ title, isTitleShown = false, action, className, children }: PanelProps) => {
  const titleId = useId();
  return (
    <Section className={className} aria-labelledby={titleId}>
      {isTitleShown ? (
        <BlockHeader>
          <BlockTitle as="h2" id={titleId}>
            {title}
          </BlockTitle>
          {action}
        </BlockHeader>
      ) : (
        <h2 id={titleId} className="visually-hidden">
          {title}
        </h2>
      )}
      {children}
    </Section>
  );
};
