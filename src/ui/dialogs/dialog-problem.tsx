import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';

const Problem = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  color: theme.vars.palette.error.main,
}));

/** What went wrong, or would be lost, told at once. */
export const DialogProblem = ({ children }: { readonly children: ReactNode }) => (
  <Problem role="alert">
    <Icon name="alert" />
    {children}
  </Problem>
);
