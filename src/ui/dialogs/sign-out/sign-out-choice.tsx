import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { BusyButton } from '../../controls/busy-button.tsx';

const Choice = styled('div')({ display: 'grid', gap: 6, '& > p': { fontSize: '0.8125rem' } });

type SignOutChoiceProps = {
  readonly variant: 'contained' | 'outlined';
  readonly color?: 'error';
  readonly label: string;
  /** Explains the consequence for the edits. */
  readonly consequence?: ReactNode;
  readonly isBusy?: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
};

export function SignOutChoice({ label, consequence, onChoose, isBusy = false, ...button }: SignOutChoiceProps) {
  const id = useId();
  return (
    <Choice>
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
    </Choice>
  );
}
