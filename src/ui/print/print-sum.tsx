import type { ReactNode } from 'react';

type PaperSumProps = {
  readonly label: ReactNode;
  /** What the other sums lead to. */
  readonly isResult?: boolean;
  readonly children: ReactNode;
};

/** One figure with its name, on a line of its own. */
export const PaperSum = ({ label, isResult = false, children }: PaperSumProps) => (
  <p className={isResult ? 'paper-sum is-result' : 'paper-sum'}>
    <span className="paper-name">{label}</span>
    {children}
  </p>
);
