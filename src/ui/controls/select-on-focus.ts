import { type FocusEvent, type MouseEvent, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

type Options = {
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  /** The app proposes the value; the user has not typed it. */
  readonly isProposed?: boolean | undefined;
  readonly onFocus?: ((event: FocusEvent<TextField>) => void) | undefined;
};

/** Selects a number or a proposed value on focus, so that typing replaces it. Other texts keep the caret. */
export const useSelectOnFocus = ({ isProposed = false, inputMode = 'text', onFocus }: Options) => {
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
      // The press that focuses the field also moves the caret, after the focus event.
      if (isProposed || (isReplaced && givesFocus.current)) target.select();
    },
  };
};
