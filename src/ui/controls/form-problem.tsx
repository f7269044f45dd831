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
  /** A toast has announced it already: it is not announced twice. */
  readonly isTold?: boolean;
};

/** What keeps a whole form from being sent. */
export const FormProblem = ({ children, isTold = false }: FormProblemProps) => (
  <Problem error role={isTold ? undefined : 'alert'} data-form-problem>
    {children}
  </Problem>
);
