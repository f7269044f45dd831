import { styled } from '@mui/material/styles';
import { narrowBoard } from '../../theme/media-queries.ts';

/** The content of the expanded block. */
export const ForecastBody = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  '--scale-room': '0px',
  padding: '0 calc(var(--edge) + var(--action)) 8px var(--pad)',
  [theme.breakpoints.down('md')]: { '--scale-room': '44px', padding: '0 16px 8px' },
}));

/** One row per day, with a label, the date and the balance. */
export const DayRows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto auto',
  gridAutoRows: 'minmax(24px, auto)',
  columnGap: 12,
  margin: 0,
  lineHeight: '24px',
  color: theme.vars.palette.text.secondary,
  '& > dd': { margin: 0 },
  '& > .amount': { whiteSpace: 'nowrap' },
  // Fits the longest label, date and amount.
  [narrowBoard]: { columnGap: 6, fontSize: '0.75rem' },
  [theme.breakpoints.down('md')]: {
    gridAutoRows: 'minmax(28px, auto)',
    columnGap: 20,
    fontSize: '0.875rem',
    lineHeight: '28px',
  },
}));

/** A text in place of the picture or of the whole forecast. */
export const Ended = styled('p')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  minHeight: 24,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

/** Spans two of the three columns of `DayRows`. */
export const Wide = styled('div')({ gridColumn: '1 / span 2' });
