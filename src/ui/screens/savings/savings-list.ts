import { styled } from '@mui/material/styles';

/** The list under the figure, on a small screen. */
export const SavingsList = styled('div')(({ theme }) => ({
  marginTop: 12,
  borderTop: 'var(--hairline)',
  backgroundColor: theme.vars.palette.background.paper,
}));
