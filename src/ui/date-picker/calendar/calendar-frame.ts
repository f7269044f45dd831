import { styled } from '@mui/material/styles';
import { touchOrNarrow } from '../../theme/media-queries.ts';

/** Reserves the space of a calendar and sets the size of its cells, so that nothing moves when the calendar is loaded. */
export const CalendarFrame = styled('div')({
  '--cell': '36px',
  boxSizing: 'content-box',
  width: 'calc(7 * var(--cell))',
  minHeight: 'calc(7 * var(--cell) + 44px)',
  padding: 12,
  fontSize: '0.8125rem',
  [touchOrNarrow]: {
    // Seven cells and their frame are all that the narrowest screens hold.
    '--cell': 'min(44px, (100vw - 40px) / 7)',
    fontSize: '0.9375rem',
  },
});
