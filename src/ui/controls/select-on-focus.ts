import { type FocusEvent, type MouseEvent, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

type Selecting = {
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  /** Nobody has typed what the field holds: what is typed takes its place. */
  readonly isProposed?: boolean | undefined;
  readonly onFocus?: ((event: FocusEvent<TextField>) => void) | undefined;
};

/** What is typed takes the place of a number, and never stands before or behind it; a name is gone on with. */
export const useSelectedNumber = ({ isProposed = false, inputMode = 'text', onFocus }: Selecting) => {
  const isReplaced = isProposed || inputMode !== 'text';
  const givesFocus = useRef(false);
  return {
    onFocus: (event: FocusEvent<TextField>) => {
      if (isReplaced) event.target.select();
      onFocus?.(event);
    },
    onMouseDown: ({ target }: MouseEvent) => {
      givesFocus.current = target !== document.activeElement;
    },
    onClick: ({ target }: MouseEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      // The press that gives the focus sets the caret after it.
      if (isProposed || (isReplaced && givesFocus.current)) target.select();
    },
  };
};
