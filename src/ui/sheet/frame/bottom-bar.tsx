import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { forcedColors } from '../../theme/media-queries.ts';

const Bar = styled(Paper)(({ theme: { vars, zIndex } }) => ({
  position: 'sticky',
  zIndex: zIndex.stickyFoot,
  bottom: 0,
  marginTop: 'auto',
  padding: '8px 8px calc(12px + env(safe-area-inset-bottom))',
  backgroundColor: vars.palette.ledger.raised,
  boxShadow: `0 -1px 0 ${vars.palette.divider}`,
  [forcedColors]: { border: '1px solid ButtonBorder' },
}));

const Totals = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  justifyContent: 'space-between',
  padding: '0 8px 8px',
  fontSize: '0.8125rem',
  lineHeight: '24px',
  color: vars.palette.text.secondary,
  '& .amount': { marginLeft: 6, fontWeight: 600 },
  '& .amount:not(.is-positive)': { color: vars.palette.text.primary },
  // The one total beside its label.
  '& > .amount': { marginRight: 'auto' },
}));

type BottomBarProps = { readonly totals?: ReactNode; readonly children: ReactNode };

/** Stays at the bottom of the screen, under the thumb: what the list comes to, and what adds to it. */
export const BottomBar = ({ totals, children }: BottomBarProps) => (
  <Bar square elevation={0} data-bottom-bar="">
    {totals && <Totals>{totals}</Totals>}
    {children}
  </Bar>
);
