import { PaidMark } from '../../controls/paid-mark.tsx';

type PaidCheckProps = {
  readonly label: string;
  readonly isPaid: boolean;
  readonly onToggle: () => void;
  readonly tabIndex: 0 | -1;
  readonly size?: number;
};

/** A native checkbox under a drawn mark. */
export const PaidCheck = ({ label, isPaid, onToggle, tabIndex, size = 16 }: PaidCheckProps) => (
  <span className={isPaid ? 'row-check is-checked' : 'row-check'}>
    <input
      type="checkbox"
      data-cell="paid"
      tabIndex={tabIndex}
      aria-label={label}
      checked={isPaid}
      onChange={onToggle}
    />
    <PaidMark paid={isPaid} size={size} />
  </span>
);
