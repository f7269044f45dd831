import { styled } from '@mui/material/styles';
import { touchOrNarrow } from '../../theme/media-queries.ts';

/** Sets the size of a calendar and its cells. The frame is also the placeholder, so that nothing moves when the calendar loads. */
export const CalendarFrame = styled('div')({
  '--cell': '36px',
  boxSizing: 'content-box',
  width: 'calc(7 * var(--cell))',
  minHeight: 'calc(7 * var(--cell) + 44px)',
  padding: 12,
  fontSize: '0.8125rem',
  [touchOrNarrow]: {
    // Seven cells and their padding fill the narrowest screens.
    '--cell': 'min(44px, (100vw - 40px) / 7)',
    fontSize: '0.9375rem',
  },
});
