import type { ReactNode } from 'react';
import { Icon } from '../../controls/icon.tsx';

type FormProblemProps = {
  readonly children: ReactNode;
  /** A passing message has told it already: it stays, and is not announced again. */
  readonly isTold?: boolean;
};

/** What keeps a whole form from being sent. */
export const FormProblem = ({ children, isTold = false }: FormProblemProps) => (
  <p className="form-problem" role={isTold ? undefined : 'alert'}>
    <Icon name="alert" />
    {children}
  </p>
);
