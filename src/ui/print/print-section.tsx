import { type ReactNode, useId } from 'react';

type PrintSectionProps = {
  readonly title: string;
  /** Headings for several columns of amounts. */
  readonly columns?: ReactNode;
  readonly lines: readonly ReactNode[];
  /** Sums below the lines. */
  readonly children?: ReactNode;
};

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
  /** The final sum of the section. */
  readonly isResult?: boolean;
  readonly children: ReactNode;
};

export const PrintSum = ({ label, isResult = false, children }: PrintSumProps) => (
  <p className={isResult ? 'print-sum is-result' : 'print-sum'}>
    <span className="print-name">{label}</span>
    {children}
  </p>
);
