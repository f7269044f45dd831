import { useId } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { SelectionAction } from './bar-actions.ts';
import { ActionButton } from './bar-frames.ts';

type BarActionProps = Omit<SelectionAction, 'run'> & { readonly tabIndex: number; readonly onClick: () => void };

/** A button of the selection bar. The description of a disabled button is the reason. */
export function BarAction({ name, icon, label, short, reason, tabIndex, onClick }: BarActionProps) {
  const reasonId = useId();
  return (
    <ActionButton
      data-action={name}
      tabIndex={tabIndex}
      aria-label={label}
      aria-disabled={reason === undefined ? undefined : true}
      aria-describedby={reason && reasonId}
      title={reason ?? label}
      onClick={reason === undefined ? onClick : undefined}
    >
      <Icon name={icon} />
      <span data-words="">{label}</span>
      {short !== undefined && <span data-words="short">{short}</span>}
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </ActionButton>
  );
}
