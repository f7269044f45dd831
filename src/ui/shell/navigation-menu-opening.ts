import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

type MenuOpening = {
  readonly isOpen: boolean;
  /** The button that opens the menu. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The same, with the focus on the button that opens it. */
  readonly closeOnOpener: () => void;
  readonly closeOnEscape: (event: KeyboardEvent) => void;
};

/** Whether a menu that narrow screens fold away is open; Escape gives the focus back to its button. */
export const useMenuOpening = (): MenuOpening => {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const toggle = () => setIsOpen(!isOpen);
  const closeOnOpener = () => {
    close();
    opener.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) closeOnOpener();
  };
  return { isOpen, opener, toggle, close, closeOnOpener, closeOnEscape };
};
