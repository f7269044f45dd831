import { type ReactNode, useId } from 'react';
import { BusyButton } from '../../controls/busy-button.tsx';

type DepartureChoiceProps = {
  readonly variant: 'contained' | 'outlined';
  readonly color?: 'error';
  readonly label: string;
  /** What becomes of the edits. */
  readonly consequence?: ReactNode;
  readonly isBusy?: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
};

/** A button and what it leads to. */
export function DepartureChoice({ label, consequence, onChoose, isBusy = false, ...button }: DepartureChoiceProps) {
  const id = useId();
  return (
    <div className="departure-choice">
      <BusyButton
        {...button}
        isBusy={isBusy}
        size="large"
        fullWidth
        aria-describedby={consequence ? id : undefined}
        onClick={onChoose}
      >
        {label}
      </BusyButton>
      {consequence && <p id={id}>{consequence}</p>}
    </div>
  );
}
