import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

type ProgressProps = { readonly text: string; readonly isShown: boolean };

const Status = styled('output')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  // Not `display: none`: a live region must be in the accessibility tree before its text appears.
  '&:empty': { position: 'absolute' },
}));

/** Announces a running task. Always rendered, because screen readers announce only changes of a live region. */
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
