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
    <section className="print-section" aria-labelledby={titleId}>
      <div className="print-head">
        <h2 id={titleId}>{title}</h2>
        {columns}
      </div>
      {lines.length > 0 && <ul>{lines}</ul>}
      {children && <div className="print-sums">{children}</div>}
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
  <p className={isResult ? 'print-sum is-result' : 'print-sum'}>
    <span className="print-name">{label}</span>
    {children}
  </p>
);
