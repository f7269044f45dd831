import Button, { type ButtonProps } from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../keyboard/focus.ts';

type BusyButtonProps = ButtonProps & {
  /** The action is running: the button shows a spinner and cannot be pressed. */
  readonly isBusy: boolean;
};

/** A disabled button loses the focus. Focuses the button again when the action ends, unless the focus has moved. */
const useFocusRestored = (isBusy: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) {
      hadFocus.current = document.activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (isFocusLost()) button.current?.focus();
    }
  }, [isBusy]);
  return button;
};

export const BusyButton = ({ isBusy, ...button }: BusyButtonProps) => (
  // With `loading={false}`, MUI adds a wrapper with a `style` attribute, which the content security policy blocks in the prerendered page.
  <Button {...button} ref={useFocusRestored(isBusy)} loading={isBusy || null} aria-busy={isBusy} />
);
