import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLayout } from '../../hooks/layout.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';

type PaneProps = {
  readonly title: string;
  /** Shown instead of the title, to emphasise a part of it. */
  readonly visibleTitle?: ReactNode;
  /** The purpose of the section. Touch layouts hide it unless `isLeadAlwaysShown`. */
  readonly lead?: string;
  readonly isLeadAlwaysShown?: boolean;
  readonly children: ReactNode;
};

const Frame = styled('div')(({ theme }) => ({
  // Aligns an empty state with the pane's content.
  '--pad': '0px',
  minWidth: 0,
  padding: '32px 48px 40px',
  [theme.breakpoints.down('md')]: {
    padding: '16px max(16px, calc((100vw - 640px) / 2))',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
  },
}));

const VisibleTitle = styled('p')(({ theme }) => ({
  ...theme.typography.pageTitle,
  '& > span': { fontWeight: 400, color: theme.vars.palette.text.tertiary },
}));

/** The content of a section, under its title. */
export function Pane({ title, visibleTitle, lead, isLeadAlwaysShown = false, children }: PaneProps) {
  const { isTouch } = useLayout();
  return (
    <Frame>
      <PageHeading title={title} variant="pageTitle" visuallyHidden={visibleTitle !== undefined || isTouch} />
      {visibleTitle !== undefined && <VisibleTitle aria-hidden="true">{visibleTitle}</VisibleTitle>}
      {lead !== undefined && (isLeadAlwaysShown || !isTouch) && (
        <Typography sx={{ margin: '4px 0 20px', textWrap: 'pretty', color: 'text.secondary' }}>{lead}</Typography>
      )}
      {children}
    </Frame>
  );
}
