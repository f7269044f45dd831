import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

type ProgressProps = { readonly text: string; readonly isShown: boolean };

const Status = styled('output')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  // Not `display: none`: a live region must be in the accessibility tree before its text comes.
  '&:empty': { position: 'absolute' },
}));

/** Says what is under way; there all the time, since only a change of what is there is read out. */
export const Progress = ({ text, isShown }: ProgressProps) => (
  <Status>
    {isShown && (
      <>
        <CircularProgress size={16} aria-hidden />
        {text}
      </>
    )}
  </Status>
);
