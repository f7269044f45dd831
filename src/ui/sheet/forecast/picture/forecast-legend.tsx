import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { narrowBoard } from '../../../theme/media-queries.ts';

const Legend = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  alignItems: 'center',
  minHeight: 20,
  margin: 0,
  fontSize: '0.75rem',
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > span': { display: 'inline-flex', gap: 4, alignItems: 'center', whiteSpace: 'nowrap' },
  '& > span::before': { content: '""', width: 14, borderTop: `2px solid ${vars.palette.primary.main}` },
  '& > .at-best::before': { borderTopStyle: 'dashed', borderTopWidth: '1.25px' },
  // Fits on one line with the button.
  [narrowBoard]: {
    '&:has(button)': { columnGap: 4, fontSize: '0.6875rem' },
    '& > button': { fontSize: 'inherit' },
    '& > button > .icon': { display: 'none' },
  },
}));

type ForecastLegendProps = { readonly prudent: string; readonly atBest: string; readonly children?: ReactNode };

export const ForecastLegend = ({ prudent, atBest, children }: ForecastLegendProps) => (
  <Legend>
    <span>{prudent}</span>
    <span className="at-best">{atBest}</span>
    {children}
  </Legend>
);
