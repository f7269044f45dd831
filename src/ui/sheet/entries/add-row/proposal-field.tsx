import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { CompactField, type CompactFieldProps } from '../fields/compact-field.tsx';

const isTaking = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !shiftKey && !ctrlKey && !metaKey && !altKey && (key === 'Tab' || key === 'Enter');

type Ghost = {
  readonly text: string;
  /** Says what it is and how it is taken. */
  readonly description: string;
  /** Beside the field, how it is taken; empty where that is said elsewhere. */
  readonly note: ReactNode;
  /** Escape is about it, and not yet about the form. */
  readonly onDismiss: () => void;
};

type GhostFieldProps = CompactFieldProps & { readonly ghost: Ghost | undefined };

/** What the field shows and does while something is proposed in it. */
const proposing = (field: CompactFieldProps, ghost: Ghost, id: string): CompactFieldProps => {
  // At once: Tab goes on to what can be pressed only when the field is filled.
  const take = () => flushSync(() => field.onType(ghost.text));
  return {
    ...field,
    placeholder: ghost.text,
    describedBy: `${id} ${field.describedBy ?? ''}`.trim(),
    onKeyDown: (event) => {
      if (event.key === 'Escape') return ghost.onDismiss();
      if (!isTaking(event)) return field.onKeyDown?.(event);
      if (event.key === 'Enter') event.preventDefault();
      return take();
    },
    note: ghost.note,
  };
};

/** A field that proposes a value while it is empty; it is none until it is taken: by Tab, which goes on, or by Enter, which stays. */
export const GhostField = ({ ghost, ...field }: GhostFieldProps) => {
  const id = useId();
  const shown = field.value === '' ? ghost : undefined;
  return (
    <>
      <CompactField {...(shown ? proposing(field, shown, id) : field)} />
      {shown && (
        <span id={id} hidden>
          {shown.description}
        </span>
      )}
    </>
  );
};
