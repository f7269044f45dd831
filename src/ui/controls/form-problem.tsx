import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Problem = styled(FormHelperText)({
  alignItems: 'center',
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
});

type FormProblemProps = {
  readonly children: ReactNode;
  /** A toast has already announced the problem to screen readers. */
  readonly isAnnouncedElsewhere?: boolean;
};

/** Why a form could not be submitted. */
export const FormProblem = ({ children, isAnnouncedElsewhere = false }: FormProblemProps) => (
  <Problem error role={isAnnouncedElsewhere ? undefined : 'alert'} data-form-problem>
    {children}
  </Problem>
);
