import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { Keys } from '../../shortcuts/keys.tsx';
import { AddField, type AddFieldProps } from './add-field.tsx';

// There is no such key under a thumb.
const Over = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  pointerEvents: 'none',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const isTaking = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !shiftKey && !ctrlKey && !metaKey && !altKey && (key === 'Tab' || key === 'Enter');

type Ghost = {
  readonly text: string;
  /** Says what it is and how it is taken. */
  readonly description: string;
  /** Beside the field, how it is taken; empty where that is said elsewhere. Without it: by a press, or by a key over its end. */
  readonly note?: ReactNode;
  /** Escape is about it, and not yet about the form. */
  readonly onDismiss?: () => void;
};

type GhostFieldProps = AddFieldProps & { readonly ghost: Ghost | undefined };

const keyOver = (
  <Over aria-hidden="true">
    <Keys keys={['Tab']} />
  </Over>
);

/** How it is taken, other than by Tab and Enter. */
const wayToTake = ({ note }: Ghost, take: () => void): Partial<AddFieldProps> => {
  if (note !== undefined) return { note };
  return {
    endAdornment: keyOver,
    onPress: (input) => {
      take();
      // What is typed takes its place.
      input.select();
    },
  };
};

/** What the field shows and does while something is proposed in it. */
const proposing = (field: AddFieldProps, ghost: Ghost, id: string): AddFieldProps => {
  // At once: Tab goes on to what can be pressed only when the field is filled.
  const take = () => flushSync(() => field.onType(ghost.text));
  return {
    ...field,
    placeholder: ghost.text,
    describedBy: `${id} ${field.describedBy ?? ''}`.trim(),
    onKeyDown: (event) => {
      if (event.key === 'Escape' && ghost.onDismiss) return ghost.onDismiss();
      if (!isTaking(event)) return field.onKeyDown?.(event);
      if (event.key === 'Enter') event.preventDefault();
      return take();
    },
    ...wayToTake(ghost, take),
  };
};

/** A field that proposes a value while it is empty; it is none until it is taken: by Tab, which goes on, by Enter, which stays, or by a press. */
export const GhostField = ({ ghost, ...field }: GhostFieldProps) => {
  const id = useId();
  const shown = field.value === '' ? ghost : undefined;
  return (
    <>
      <AddField {...(shown ? proposing(field, shown, id) : field)} />
      {shown && (
        <span id={id} hidden>
          {shown.description}
        </span>
      )}
    </>
  );
};
