import { type ReactNode, useId } from 'react';

type PrintSectionProps = {
  readonly title: string;
  /** What the columns of amounts hold, where there are several. */
  readonly columns?: ReactNode;
  readonly lines: readonly ReactNode[];
  /** What the lines come to. */
  readonly children?: ReactNode;
};

/** A part of the sheet under its heading. */
export function PrintSection({ title, columns, lines, children }: PrintSectionProps) {
  const titleId = useId();
  return (
    <section className="paper-section" aria-labelledby={titleId}>
      <div className="paper-head">
        <h2 id={titleId}>{title}</h2>
        {columns}
      </div>
      {lines.length > 0 && <ul>{lines}</ul>}
      {children && <div className="paper-sums">{children}</div>}
    </section>
  );
}

type PrintSumProps = {
  readonly label: ReactNode;
  /** What the other sums lead to. */
  readonly isResult?: boolean;
  readonly children: ReactNode;
};

/** One figure with its name, on a line of its own. */
export const PrintSum = ({ label, isResult = false, children }: PrintSumProps) => (
  <p className={isResult ? 'paper-sum is-result' : 'paper-sum'}>
    <span className="paper-name">{label}</span>
    {children}
  </p>
);
