import type { ReactNode } from 'react';
import { Icon } from '../../controls/icon.tsx';

/** What keeps a whole form from being sent. */
export const FormProblem = ({ children }: { readonly children: ReactNode }) => (
  <p className="form-problem" role="alert">
    <Icon name="alert" />
    {children}
  </p>
);
