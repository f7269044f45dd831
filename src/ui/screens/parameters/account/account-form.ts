import { styled } from '@mui/material/styles';

/** Fields one below the other, with the button that sends them. */
export const AccountForm = styled('form')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  [breakpoints.up('md')]: { maxWidth: 400 },
}));
