import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

export const NameListToolbar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginBottom: 12,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, marginBottom: 16 },
}));

/** Fills the first column from top to bottom, then the next one. */
export const columnRows = (count: number, columns: 1 | 2): CSSProperties | undefined =>
  columns === 1
    ? undefined
    : { gridAutoFlow: 'column', gridTemplateRows: `repeat(${Math.ceil(count / columns)}, auto)` };
