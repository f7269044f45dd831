import './skeleton-rows.css';

type SkeletonRowsProps = {
  readonly count: number;
  /** Widths of the names in percent, taken in turn. */
  readonly widths: readonly number[];
  readonly hasMark?: boolean;
};

const amountWidth = (index: number) => 44 + ((index * 7) % 18);

export const SkeletonRows = ({ count, widths, hasMark = false }: SkeletonRowsProps) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="skeleton-row">
        {hasMark && <span className="skeleton skeleton-mark" />}
        <span className="skeleton" style={{ width: `${widths[index % widths.length] ?? 0}%` }} />
        <span className="skeleton skeleton-amount" style={{ width: amountWidth(index) }} />
      </div>
    ))}
  </>
);
