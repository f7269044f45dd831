import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** The fields above a list of names, side by side where there is room. */
export const NamesTools = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginBottom: 12,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, marginBottom: 16 },
}));

/** Read down the first column, then down the next. */
export const columnRows = (count: number, columns: 1 | 2): CSSProperties | undefined =>
  columns === 1
    ? undefined
    : { gridAutoFlow: 'column', gridTemplateRows: `repeat(${Math.ceil(count / columns)}, auto)` };
