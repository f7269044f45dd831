import { styled } from '@mui/material/styles';

/** The purpose of the screen, below its title. */
export const Lead = styled('p')(({ theme: { typography, vars } }) => ({
  ...typography.body1,
  display: 'block',
  margin: '4px 0 24px',
  textWrap: 'pretty',
  color: vars.palette.text.secondary,
}));

export const Form = styled('form')({
  display: 'grid',
  gap: 16,
  '& > button, & > a': { marginTop: 4 },
});

/** Links to other screens, below the form. */
export const Aside = styled('p')(({ theme: { typography, vars } }) => ({
  ...typography.body1,
  marginTop: 20,
  textAlign: 'center',
  color: vars.palette.text.secondary,
}));
