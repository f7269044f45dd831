import '../../controls/paid-mark.css';

type PaidCheckProps = {
  readonly label: string;
  readonly isPaid: boolean;
  readonly onToggle: () => void;
  readonly tabIndex: 0 | -1;
};

/** A native checkbox in the look of a mark. */
export const PaidCheck = ({ label, isPaid, onToggle, tabIndex }: PaidCheckProps) => (
  <input
    type="checkbox"
    className="paid-mark row-check"
    data-cell="paid"
    tabIndex={tabIndex}
    aria-label={label}
    checked={isPaid}
    onChange={onToggle}
  />
);
