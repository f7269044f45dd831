import { styled } from '@mui/material/styles';

export const BlockTotals = styled('div')(({ theme: { vars, breakpoints } }) => ({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: 'var(--bar)',
  padding: '0 calc(var(--edge) + var(--action)) 0 var(--pad)',
  borderTop: 'var(--hairline)',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.ledger.sunken,
  // Not a border: at the end of a full column, the edge of the board already draws a line.
  boxShadow: `0 1px 0 ${vars.palette.divider}`,
  '& .amount': { marginLeft: 8, fontSize: '0.8125rem', fontWeight: 600 },
  '& .amount:not(.is-positive)': { color: vars.palette.text.primary },
  // The sticky box keeps its top margin inside the block, so that it cannot cover the header and the add row.
  [breakpoints.between('md', 'lg')]: {
    position: 'sticky',
    bottom: 'var(--footer-height)',
    marginTop: 'var(--reserved-height)',
  },
  // A variable: a child selector after `:has()` would restyle the whole page with each rendered row.
  '&:has(> [role="toolbar"])': { '--totals': 'hidden' },
  '& > :not([role="toolbar"])': { visibility: 'var(--totals, visible)' },
  [breakpoints.down('md')]: { fontSize: '0.8125rem', '& .amount': { fontSize: '0.9375rem' } },
}));
