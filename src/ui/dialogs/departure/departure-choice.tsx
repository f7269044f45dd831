import { type ReactNode, useId } from 'react';
import { Button } from '../../controls/button.tsx';

type DepartureChoiceProps = {
  readonly variant: 'primary' | 'outlined' | 'danger';
  readonly label: string;
  /** What becomes of the edits. */
  readonly consequence?: ReactNode;
  readonly busy?: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
};

/** A button and what it leads to. */
export function DepartureChoice({ label, consequence, onChoose, ...button }: DepartureChoiceProps) {
  const id = useId();
  return (
    <div className="departure-choice">
      <Button {...button} size="large" aria-describedby={consequence ? id : undefined} onClick={onChoose}>
        {label}
      </Button>
      {consequence && <p id={id}>{consequence}</p>}
    </div>
  );
}
