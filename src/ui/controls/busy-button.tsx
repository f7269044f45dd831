import Button, { type ButtonProps } from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './is-focus-lost.ts';

type BusyButtonProps = ButtonProps & {
  /** The action is under way: the button shows it and cannot be pressed again. */
  readonly isBusy: boolean;
};

/** Gives the focus back when the action ends: a button that is disabled loses it. Not where the focus has moved elsewhere. */
const useKeptFocus = (isBusy: boolean) => {
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

/** A button of an action that takes its time. */
export const BusyButton = ({ isBusy, ...button }: BusyButtonProps) => (
  // `false` would bring a wrapper with a `style`, which the content security policy refuses in the prerendered page.
  <Button {...button} ref={useKeptFocus(isBusy)} loading={isBusy || null} aria-busy={isBusy} />
);
