import { styled } from '@mui/material/styles';

/** What stands above a part of the sheet. */
export const BlockHead = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 'var(--bar)',
  padding: '0 12px 0 var(--pad)',
});

/** The name of a part of the sheet. */
export const BlockTitle = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  fontWeight: 600,
  letterSpacing: '-0.005em',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { fontSize: '0.9375rem' },
}));
