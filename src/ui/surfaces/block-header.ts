import { type CSSObject, styled, type Theme } from '@mui/material/styles';

export const BlockHeader = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'var(--bar)',
  padding: '0 12px 0 var(--pad)',
});

export const titleStyle = (theme: Theme): CSSObject => ({
  fontSize: '0.8125rem',
  fontWeight: 600,
  letterSpacing: '-0.005em',
  [theme.breakpoints.down('md')]: { fontSize: '0.9375rem' },
});

/** The title of a block or panel. Enlarged text may wrap. */
export const BlockTitle = styled('span')(({ theme }) => titleStyle(theme));
